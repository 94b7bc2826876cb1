/** The transport of this page. A build that needs no server takes `site_transport.ts` in place of this file. */
import { serverTransport } from "./server_transport";
import type { Transport } from "./transport";

export const transport: Transport = serverTransport();
