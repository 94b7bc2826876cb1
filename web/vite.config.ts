import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv, type ProxyOptions } from "vite";

/** What Vite's proxy tells of each request; its own types are Node's, which the page does without. */
interface Passing {
  on(
    event: "proxyReq" | "proxyReqWs",
    heard: (passed: { setHeader(name: string, value: string): void }, asked: { headers: Record<string, string> }) => void,
  ): void;
}

/** To `kot serve`, which answers to its own page only: what our own page sends goes on in that one's name. */
function toServer(target: string): ProxyOptions {
  return {
    target,
    ws: true,
    changeOrigin: true,
    configure: (proxy) => {
      for (const event of ["proxyReq", "proxyReqWs"] as const) {
        (proxy as unknown as Passing).on(event, (passed, { headers }) => {
          if (headers.origin === `http://${headers.host}`) passed.setHeader("origin", target);
        });
      }
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: {
    outDir: "../src/kingoftokyo/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server allows no data: addresses
    modulePreload: { polyfill: false }, // it would be an inline script
  },
  server: {
    host: "127.0.0.1", // nobody else comes there
    proxy: { "/api": toServer(loadEnv(mode, ".", "KOT_").KOT_SERVER ?? "http://127.0.0.1:8000") },
  },
}));
