// Tests of reactive modules: Svelte is compiled as for a page, and the rest is plain Node.

import type { Environment } from 'vitest/runtime';

export default {
  name: 'page',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => {} }),
} satisfies Environment;
