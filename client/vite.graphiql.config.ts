import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';

/** GraphiQL's page, a build of its own beside the portal's: none of it is in the portal's files or its budget. */
export default defineConfig({
  root: fileURLToPath(new URL('./graphiql', import.meta.url)),
  base: '/graphiql/',
  publicDir: false,
  plugins: [react(), precompress()],
  resolve: {
    alias: [{ find: /^@gdd\/schema\/(.*)$/, replacement: fileURLToPath(new URL('../schema/$1.ts', import.meta.url)) }],
  },
  // The gateway puts a nonce of its own into every response.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2022',
    outDir: '../dist/graphiql',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // It is one page: there is nothing to be gained by parting it.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      onLog: (level, log, report) => {
        // The directive is React's compiler's own, which has done its work.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
    },
  },
});
