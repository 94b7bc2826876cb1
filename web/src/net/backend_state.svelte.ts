/** Whether the backend has started. A server has always started when the page is loaded; an engine in this browser has not. */
import type { StartError } from "../engine/messages";

class BackendState {
  share = $state(1); // of what must be loaded
  ready = $state(true);
  startError = $state.raw<StartError | null>(null);
  update = $state.raw<(() => void) | null>(null); // takes the new version of the page that is ready
}

export const backendState = new BackendState();
