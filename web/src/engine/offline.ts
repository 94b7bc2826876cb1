/** The service worker keeps the game in this browser. A new version waits until the player takes it; then all tabs load it. */
import { backendState } from "../net/backend_state.svelte";

const SCRIPT = "service_worker.js";

export async function keepOffline(): Promise<void> {
  if (!("serviceWorker" in navigator) || !location.protocol.startsWith("http")) return; // a file has no need of it
  const { serviceWorker } = navigator;
  const hadOne = serviceWorker.controller !== null;
  if (hadOne) serviceWorker.addEventListener("controllerchange", () => location.reload()); // in every tab: they share an engine
  const registration = await serviceWorker.register(new URL(SCRIPT, document.baseURI));
  const offer = (): void => {
    const { waiting } = registration;
    if (waiting && hadOne) backendState.update = () => waiting.postMessage("update");
  };
  offer();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", offer));
  const { active } = await serviceWorker.ready;
  active?.postMessage("documentation");
}

/** Asks the browser not to delete the games when it needs room. */
export async function keepGames(): Promise<void> {
  if (!(await navigator.storage?.persisted?.())) await navigator.storage?.persist?.();
}
