/** The test environment: the few things of a browser that the page's modules use when they are loaded, and no more. */
import type { Environment } from "vitest/runtime";

/** Like a browser's, with every entry as a property. */
class MemoryStorage {
  [key: string]: unknown;
}
Object.defineProperties(MemoryStorage.prototype, {
  getItem: { value: memory((storage, key) => storage[key] ?? null) },
  setItem: { value: memory((storage, key, text) => void (storage[key] = String(text))) },
  removeItem: { value: memory((storage, key) => void delete storage[key]) },
  clear: {
    value(this: MemoryStorage): void {
      for (const key of Object.keys(this)) delete this[key];
    },
  },
});

function memory(act: (storage: MemoryStorage, key: string, text?: string) => unknown) {
  return function (this: MemoryStorage, key: string, text?: string): unknown {
    return act(this, key, text);
  };
}

const BROWSER = (): Record<string, unknown> => ({
  localStorage: new MemoryStorage(),
  navigator: { language: "en" },
  location: new URL("http://127.0.0.1:8000/?key=once"),
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  document: { documentElement: { lang: "en" }, hidden: false, addEventListener: () => undefined },
});

export default {
  name: "page",
  viteEnvironment: "client", // runes as in a browser
  setup(global) {
    for (const [name, value] of Object.entries(BROWSER())) {
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    }
    return { teardown: () => undefined };
  },
} satisfies Environment;
