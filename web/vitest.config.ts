import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] }, // Svelte for a browser, not for a server
  server: { fs: { allow: [".."] } }, // the sentences and old records lie outside web/
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "./tests/page_environment.ts",
    testTimeout: 60_000, // a busy machine may be slow
    hookTimeout: 60_000,
    server: { deps: { inline: ["svelte"] } }, // by the same conditions
  },
});
