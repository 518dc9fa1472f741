import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';

/** GraphiQL's page: a separate build, which is not part of the portal's files and their budget. */
export default defineConfig({
  root: fileURLToPath(new URL('./graphiql', import.meta.url)),
  base: '/graphiql/',
  publicDir: false,
  plugins: [react(), precompress()],
  resolve: {
    alias: [{ find: /^@gdd\/schema\/(.*)$/, replacement: fileURLToPath(new URL('../schema/$1.ts', import.meta.url)) }],
  },
  // The gateway replaces this by another nonce in every response.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2022',
    outDir: '../dist/graphiql',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // It is one page: splitting it would gain nothing.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      onLog: (level, log, report) => {
        // The directives of the React Compiler have no effect any more: the packages are already compiled.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
    },
  },
});
