/** What the page knows before a game: the menu, loaded at the start, and again after a save or a game. */
import { transport } from "../net/chosen_transport";
import { RequestError } from "../net/request_error";
import { server } from "../net/requests";
import type { CardFacts, Menu } from "../net/wire";

class Facts {
  menu = $state.raw<Menu | null>(null);
  guest = $state(false); // of a server of somebody else: only online games can be played
  private kinds = $derived(new Map((this.menu?.cards ?? []).map((card) => [card.id, card.kind])));

  constructor() {
    transport.whenReady(() => void this.load().catch(() => null));
  }

  async load(): Promise<void> {
    try {
      this.menu = await server.menu();
      this.guest = false;
    } catch (error) {
      if (!transport.hasRooms || !(error instanceof RequestError) || error.response.why !== "not-let-in") throw error;
      this.menu = await server.guestMenu().catch(() => Promise.reject(error));
      this.guest = true;
    }
  }

  kindOf(card: string): CardFacts["kind"] {
    return this.kinds.get(card) ?? "keep";
  }
}

export const facts = new Facts();
