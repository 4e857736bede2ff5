import { defineConfig } from 'vitest/config';

// One worker a core: the machine's two cores are shared with dynalite, the server under test and Chromium.
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
