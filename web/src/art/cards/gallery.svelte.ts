/** The pictures of cards: a part of the page that is loaded when the first of them is shown. */
class Gallery {
  /** Whether a picture has been shown, so that the pictures are needed. */
  wanted = $state(false);
  /** The cards that have a picture of their own; null until the pictures are loaded. */
  known = $state.raw<ReadonlySet<string> | null>(null);

  /** The id of the drawing for a card: people's own cards share one. */
  pictureOf(card: string): string {
    return this.known?.has(card) ? `card-${card}` : "card-own";
  }
}

export const gallery = new Gallery();
