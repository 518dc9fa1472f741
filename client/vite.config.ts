import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundleBudget } from './build/bundleBudget.ts';
import { preloadFont } from './build/preloadFont.ts';
import { precompress } from './build/precompress.ts';

const gateway = `http://localhost:${process.env['PORT'] ?? '4000'}`;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), preloadFont(), bundleBudget(), precompress()],
  resolve: {
    alias: [{ find: /^@gdd\/schema\/(.*)$/, replacement: fileURLToPath(new URL('../schema/$1.ts', import.meta.url)) }],
  },
  // The gateway puts a nonce of its own into every answer.
  html: { cspNonce: '__CSP_NONCE__' },
  server: { proxy: { '/graphql': gateway, '/health': gateway } },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // A file inlined as data: would need a looser content security policy.
    assetsInlineLimit: 0,
    sourcemap: true,
  },
});
