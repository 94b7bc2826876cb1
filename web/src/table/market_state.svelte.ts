/** Whether a market is on the screen: cards are bought there, and the dock leaves them out. */
class MarketState {
  private markets = $state(0);

  get inSight(): boolean {
    return this.markets > 0;
  }

  /** Called by a market while it is shown; returns what to call when it is not. */
  shown(): () => void {
    this.markets += 1;
    return () => {
      this.markets -= 1;
    };
  }
}

export const marketState = new MarketState();
