/** Whether the page fills the screen. Some browsers, on phones above all, cannot do that. */
class FullScreen {
  on = $state(false);
  readonly possible = "fullscreenEnabled" in document && document.fullscreenEnabled;

  constructor() {
    if (this.possible) document.addEventListener("fullscreenchange", () => (this.on = document.fullscreenElement !== null));
  }

  /** Only after a click or a key: browsers refuse it otherwise. */
  async set(on: boolean): Promise<void> {
    if (on === this.on) return;
    try {
      await (on ? document.documentElement.requestFullscreen() : document.exitFullscreen());
    } catch {
      this.on = document.fullscreenElement !== null; // refused: it stays as it is
    }
  }
}

export const fullScreen = new FullScreen();
