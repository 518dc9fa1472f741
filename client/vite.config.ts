import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundleBudget, firstPage, portalBudgets } from './build/bundleBudget.ts';
import { devEntries } from './build/devEntries.ts';
import { pageParts } from './build/pageParts.ts';
import { portalFiles } from './build/portalFiles.ts';
import { preloadFont } from './build/preloadFont.ts';
import { precompress } from './build/precompress.ts';
import { withoutGridDefaults } from './build/withoutGridDefaults.ts';

/** The package names its development build alone; the product takes the other. */
const router = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
);

const isShared = (id: string) =>
  /node_modules\/@mui\/|\/client\/src\/shared\//.test(id) &&
  // what the sign-in page does without, however many pages share it
  !/forms\/useVirtualRows|apollo\/enumTexts|icons-material\/Inbox|@mui\/material\/(Checkbox|FormControlLabel|Popper|ToggleButton\w*|useMediaQuery|internal\/(SwitchBase|svg-icons))[./]/.test(
    id,
  );

/** What only the pages behind the sign-in share: dialogs, lists, tables, tags, skeletons, selects, what floats. */
const isForPages = (id: string) =>
  /@mui\/material\/(Backdrop|Checkbox|Chip|Dialog\w*|Fade|Grow|Input|Modal|NativeSelect|Paper|Popper|Portal|Skeleton|Unstable_TrapFocus|internal\/(Transition|SwitchBase))\b/.test(
    id,
  ) ||
  /@mui\/icons-material\/(Chevron|FirstPage|LastPage)/.test(id) ||
  /\/client\/src\/shared\/(dialogs|list|members|tread|forms\/decimalText|states\/(EmptyState|Skeletons)|page\/(CardGrid|Kpi|Surface|StatusTag))/.test(
    id,
  );

const gateway = `http://localhost:${process.env['PORT'] ?? '4000'}`;

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    pageParts(),
    devEntries(),
    withoutGridDefaults(),
    preloadFont(),
    portalFiles(firstPage),
    bundleBudget(portalBudgets),
    precompress(),
  ],
  resolve: {
    alias: [
      ...(command === 'build'
        ? [
            { find: /^react-router$/, replacement: path.join(router, 'index.mjs') },
            { find: /^react-router\/dom$/, replacement: path.join(router, 'dom-export.mjs') },
          ]
        : []),
      { find: /^@gdd\/schema\/(.*)$/, replacement: fileURLToPath(new URL('../schema/$1.ts', import.meta.url)) },
    ],
  },
  // The gateway puts a nonce of its own into every answer.
  html: { cspNonce: '__CSP_NONCE__' },
  server: { proxy: { '/graphql': gateway, '/files': gateway, '/uploads': gateway, '/health': gateway } },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // A file inlined as data: would need a looser content security policy.
    assetsInlineLimit: 0,
    // build/bundleBudget.ts says what may be fetched; the platform's chunk alone is beyond Vite's warning.
    chunkSizeWarningLimit: 1000,
    sourcemap: true,
    rolldownOptions: {
      output: {
        // What every page needs, in one file: it compresses better than its parts, and changes less often than pages do.
        codeSplitting: {
          groups: [
            {
              name: 'platform',
              test: /node_modules\/(react|react-dom|scheduler|react-router|@apollo|graphql|rxjs|@emotion|stylis|react-intl|@formatjs|intl-messageformat|optimism|@wry)\//,
            },
            // The same of the portal's own look: what many pages and dialogs share, the sign-in page among them.
            { name: 'interface', test: (id) => isShared(id) && !isForPages(id), minShareCount: 22 },
            { name: 'pages', test: isForPages, minShareCount: 14 },
          ],
        },
      },
    },
  },
}));
