import { defineConfig } from 'vitest/config';

export default defineConfig({
  // One graphql for our code and Apollo's, as in Node itself: else vitest picks the ES build for us and `instanceof` fails.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: ['test/**/*.test.ts'],
    // Whole rubbers go through HTTP, and the machine may have other things to do.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // One worker a core: the store, the server under test and Chromium need some of the machine, too.
    maxWorkers: 2,
  },
});
