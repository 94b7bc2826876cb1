import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv, type Plugin, type ProxyOptions } from "vite";

/** The part of Vite's proxy that is used here; its own types need those of Node, which the page does without. */
interface Passing {
  on(
    event: "proxyReq" | "proxyReqWs",
    heard: (passed: { setHeader(name: string, value: string): void }, asked: { headers: Record<string, string> }) => void,
  ): void;
}

/** Forwards to `kot serve` with its own origin, because it accepts only its own page. */
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

const CONTENT_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data: blob:; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";

/** The page without a server: the engine in place of the server's transport, and the policy that a server would send. */
function withoutServer(): Plugin {
  return {
    name: "without-server",
    config: () => ({ base: "./", resolve: { alias: [{ find: /^(.*)\/chosen_transport$/, replacement: "$1/site_transport" }] } }),
    transformIndexHtml: () => [
      { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: CONTENT_POLICY }, injectTo: "head-prepend" },
    ],
  };
}

/** The page as one script and one style sheet, which `tools/site/single.py` puts into a single file. */
function inOneFile(): Plugin {
  return {
    name: "in-one-file",
    config: () => ({
      resolve: {
        alias: [
          { find: /^(.*)\/chosen_transport$/, replacement: "$1/site_transport" },
          { find: /^(.*)\/engine\/parts$/, replacement: "$1/engine/single_parts" },
        ],
      },
      worker: { format: "iife" }, // a page from a folder has no workers of modules
      build: { cssCodeSplit: false, rollupOptions: { output: { inlineDynamicImports: true } } },
    }),
  };
}

const FOLDERS: Record<string, string> = { site: "../build/site", single: "../build/single" };
const PLUGINS: Record<string, () => Plugin> = { site: withoutServer, single: inOneFile };

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), PLUGINS[mode]?.()],
  build: {
    outDir: FOLDERS[mode] ?? "../src/kingoftokyo/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server allows no data: addresses
    modulePreload: { polyfill: false }, // it would be an inline script
  },
  server: {
    host: "127.0.0.1", // only for this machine
    proxy: { "/api": toServer(loadEnv(mode, ".", "KOT_").KOT_SERVER ?? "http://127.0.0.1:8000") },
  },
}));
