import { defineConfig } from 'vitest/config';

// Whole rubbers go through HTTP, and the machine may have other things to do.
const PATIENCE = 180_000;
/** The longest browser test, four pages over a whole deal, takes half of it where two cores are busy otherwise, too. */
const BROWSER_PATIENCE = 240_000;

/** A browser from its package sets the environment of the process that starts it. */
const WITH_BROWSER = ['test/browser/**/*.test.ts', 'test/api/passkeys/**/*.test.ts'];

export default defineConfig({
  // One graphql for our code and Apollo's, as in Node itself: else vitest picks the ES build for us and `instanceof` fails.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    // One worker a core: the store, the server under test and Chromium need some of the machine, too.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          include: ['test/**/*.test.ts'],
          exclude: WITH_BROWSER,
          // What is tested keeps no state in its modules; loading it anew for every file took a quarter of the time.
          isolate: false,
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: WITH_BROWSER,
          // The site is built once, before any of them.
          globalSetup: ['test/browser/build-site.ts'],
          testTimeout: BROWSER_PATIENCE,
          hookTimeout: BROWSER_PATIENCE,
        },
      },
    ],
  },
});
