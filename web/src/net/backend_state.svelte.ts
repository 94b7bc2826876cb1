/** Whether the backend has started. A server has always started when the page is loaded. */
import type { FailureOfEngine } from "../engine/messages";

class BackendState {
  share = $state(1); // of what must be loaded
  ready = $state(true);
  failure = $state.raw<{ why: FailureOfEngine; details: string } | null>(null);
}

export const backendState = new BackendState();
