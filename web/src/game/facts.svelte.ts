/** What the page knows before a game: the menu, loaded at the start, and again after a save or a game. */
import { transport } from "../net/chosen_transport";
import { server } from "../net/requests";
import type { CardFacts, Menu } from "../net/wire";

class Facts {
  menu = $state.raw<Menu | null>(null);
  private kinds = $derived(new Map((this.menu?.cards ?? []).map((card) => [card.id, card.kind])));

  constructor() {
    transport.whenReady(() => void this.load().catch(() => null));
  }

  async load(): Promise<void> {
    this.menu = await server.menu();
  }

  kindOf(card: string): CardFacts["kind"] {
    return this.kinds.get(card) ?? "keep";
  }
}

export const facts = new Facts();
