// Builds the web app into the Python package, which serves and ships it.
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { rulebook } from "./web/build/rulebook";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.HANTISE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  root: "web",
  base: "./",
  plugins: [rulebook(), svelte({ configFile: here("svelte.config.js") })],
  resolve: { alias: { $lib: here("web/src/lib") } },
  build: {
    outDir: here("src/hantise/server/static"),
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [here(".")] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
