/** What the page knows before a game: the server's menu, loaded once and again after a save or a game. */
import { server } from "../net/requests";
import type { CardFacts, Menu } from "../net/wire";

class Facts {
  menu = $state.raw<Menu | null>(null);
  private kinds = $derived(new Map((this.menu?.cards ?? []).map((card) => [card.id, card.kind])));

  async load(): Promise<void> {
    this.menu = await server.menu();
  }

  kindOf(card: string): CardFacts["kind"] {
    return this.kinds.get(card) ?? "keep";
  }
}

export const facts = new Facts();
