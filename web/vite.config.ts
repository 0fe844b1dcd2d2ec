import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The server to talk to while developing: `pithead serve` on its usual port.
const server = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  publicDir: 'public',
  build: {
    outDir: '../src/pithead/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // nothing inline: the server's policy allows files of its own only
    modulePreload: { polyfill: false },
    target: 'es2022',
    reportCompressedSize: true,
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
    fs: { allow: ['..'] },
  },
  test: { include: ['src/**/*.test.ts', 'test/**/*.test.ts'] },
});
