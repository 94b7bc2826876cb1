/** Where friends reach this server: the addresses on the local network, once the owner has opened it. */
import { facts } from "../game/facts.svelte";
import type { NetworkData } from "../net/wire";
import { rooms } from "./room_requests";

const THIS_MACHINE = /^(127\.|localhost$|\[::1\]$)/;

class Network {
  data = $state.raw<NetworkData | null>(null);

  /** Whether friends cannot open the address of this page: it is that of this machine only. */
  get isClosed(): boolean {
    return this.data !== null && THIS_MACHINE.test(location.hostname) && this.data.addresses.length === 0;
  }

  /** The address of the page for friends. */
  get page(): string {
    const found = THIS_MACHINE.test(location.hostname) ? this.data?.addresses[0] : undefined;
    return found ?? `${location.origin}/`;
  }

  /** Only the owner of the server is told. */
  async load(): Promise<void> {
    if (!facts.guest) this.data = await rooms.network();
  }

  async open(open: boolean): Promise<void> {
    this.data = await rooms.openNetwork(open);
  }
}

export const network = new Network();
