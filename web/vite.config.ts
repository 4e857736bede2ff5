// The site's bundle: one page, its script and styles under hashed names, no inline code (a strict CSP may follow).
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { developers } from './reference/plugin.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [developers()],
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
