import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv } from "vite";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: {
    outDir: "../src/kingoftokyo/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server allows no data: addresses
    modulePreload: { polyfill: false }, // it would be an inline script
  },
  server: {
    proxy: { "/api": { target: loadEnv(mode, ".", "KOT_").KOT_SERVER ?? "http://127.0.0.1:8000", ws: true, changeOrigin: true } },
  },
}));
