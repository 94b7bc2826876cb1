/** The transport of a page without a server; `vite.config.ts` puts it in the place of `chosen_transport.ts`. */
import type { Transport } from "./transport";
import { workerTransport } from "./worker_transport";

export const transport: Transport = workerTransport();
