/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// Vitest reports failures with Map.groupBy, which Node 20 does not have.
if (!('groupBy' in Map))
  Object.assign(Map, {
    groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
      const out = new Map<K, T[]>();
      for (const item of items) out.set(keyOf(item), [...(out.get(keyOf(item)) ?? []), item]);
      return out;
    },
  });

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
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {}, // Svelte as a page has it, not a server
  test: { include: ['test/**/*.test.ts'], environment: './test/page-environment.ts' },
});
