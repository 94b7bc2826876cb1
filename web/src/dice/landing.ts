/** Whether dice are in the air. */

/** Resolved when every die that tumbles on the page has landed: a busy browser may begin late. */
export async function diceLanded(): Promise<void> {
  const tumbling = document
    .getAnimations()
    .filter((animation) => animation instanceof CSSAnimation && animation.animationName.endsWith("tumble"));
  await Promise.allSettled(tumbling.map((animation) => animation.finished));
}
