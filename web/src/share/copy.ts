/** Copies a text that may still be made. Safari copies only during the click, and so takes the promise; an older browser
takes only the text. */
export async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === "undefined") return navigator.clipboard.writeText(await text);
  const content = text.then((found) => new Blob([found], { type: "text/plain" }));
  return navigator.clipboard.write([new ClipboardItem({ "text/plain": content })]);
}
