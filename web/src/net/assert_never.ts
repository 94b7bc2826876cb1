/** Ends a `switch` over a union: a member that has no case is an error when the page is checked. */
export function assertNever(what: never): never {
  throw new Error(`not expected: ${JSON.stringify(what)}`);
}
