import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundleBudget, shareBudgets } from './build/bundleBudget.ts';
import { preloadFont } from './build/preloadFont.ts';
import { precompress } from './build/precompress.ts';

/** The share page, a build of its own beside the portal's: it fetches none of the portal's files. */
export default defineConfig({
  root: fileURLToPath(new URL('./share', import.meta.url)),
  base: '/share/',
  publicDir: false,
  plugins: [react(), preloadFont(), bundleBudget(shareBudgets), precompress()],
  resolve: {
    alias: [{ find: /^@gdd\/schema\/(.*)$/, replacement: fileURLToPath(new URL('../schema/$1.ts', import.meta.url)) }],
  },
  build: {
    target: 'es2022',
    outDir: '../dist/share',
    emptyOutDir: true,
    // A file inlined as data: would need a looser content security policy.
    assetsInlineLimit: 0,
  },
});
