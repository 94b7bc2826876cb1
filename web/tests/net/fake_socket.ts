import { vi } from "vitest";

/** The socket of partysocket, without a network: the test says what the server does. */
export class FakeSocket extends EventTarget {
  static last: FakeSocket;
  readonly reconnect = vi.fn();
  readonly send = vi.fn();
  readonly close = vi.fn();

  constructor(
    readonly url: string,
    readonly protocols: () => Promise<string[]>,
    readonly options: { shouldReconnectOnClose: (event: { code: number }) => boolean },
  ) {
    super();
    FakeSocket.last = this;
  }

  /** Whether it then comes back by itself. */
  closedBy(code: number): boolean {
    this.dispatchEvent(Object.assign(new Event("close"), { code }));
    return this.options.shouldReconnectOnClose({ code });
  }
}
