/** The transport of a page without a server; `vite.config.ts` puts it in the place of `chosen_transport.ts`. */
import { keepGames, keepOffline } from "../engine/offline";
import type { Transport } from "./transport";
import { workerTransport } from "./worker_transport";

export const transport: Transport = workerTransport();
transport.whenReady((first) => {
  if (!first) return;
  keepOffline().catch((error: unknown) => console.warn("the game is not kept for offline play:", error));
  keepGames().catch(() => null);
});
