import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { portalEntry } from './build/bundle.ts';
import { bundleBudget, firstPage, offlinePages, portalBudgets } from './build/bundleBudget.ts';
import { devEntries } from './build/devEntries.ts';
import { documentStart } from './build/documentStart.ts';
import { inlineStyles } from './build/inlineStyles.ts';
import { pageParts } from './build/pageParts.ts';
import { portalFiles } from './build/portalFiles.ts';
import { precompress } from './build/precompress.ts';
import { reachedFrom } from './build/reached.ts';
import { serviceWorker } from './build/serviceWorker.ts';

/** The package names its development build alone; the product takes the other. */
const router = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
);

/** Areas whose lists stand below a heading of the menu: the way to a list would fetch their codes in vain. */
const ownCodes = 'settlements|accruals|approvals|disputes|notes|notifications|webhooks|serviceAccounts';
const codes = new RegExp(`/schema/(?!${ownCodes})[^/]+\\.ts`);

/**
 * The small things that many pages share, but for what brings a library along (forms, dates, charts) and for the codes of
 * such areas.
 */
const isSmallPart = (id: string) =>
  codes.test(id) ||
  /node_modules\/@mui\/(icons-)?material\/(?!Autocomplete)/.test(id) ||
  /\/client\/src\/(shared\/(apollo|files|i18n|list|page|permissions|states|table)|domain\/(calendar|members(?=\/provinces)|reminders|tread|users))\/(?!DateRange|ExportedSection|UploadParts|uploadFile|useUpload)/.test(
    id,
  );

/** Modules of few lines, which bring nothing else along. */
const small = { maxModuleSize: 12_000, includeDependenciesRecursively: false };

const isOfShell = reachedFrom([
  portalEntry,
  'src/app/shell/Shell.tsx',
  'src/features/home/HomePage.tsx',
  // Without its grid, and cheaper here than as a file of its own: nearly every other page has a list.
  'src/shared/list/ListView.tsx',
  'src/shared/list/filters/MultiSelectFilter.tsx',
  'src/shared/list/filters/FilterBar.tsx',
]);

const gateway = `http://localhost:${process.env['PORT'] ?? '4000'}`;

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig(({ command }) => ({
  root: fileOf('.'),
  plugins: [
    react(),
    pageParts(),
    devEntries(),
    inlineStyles(),
    documentStart(),
    portalFiles(firstPage),
    serviceWorker(offlinePages),
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
      { find: /^@gdd\/schema\/(.*)$/, replacement: fileOf('../schema/$1.ts') },
    ],
  },
  // The gateway puts a nonce of its own into every response.
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
      // The page has no tag of the entry: the script at its start runs it (build/documentStart.ts).
      input: [fileOf('index.html'), fileOf(portalEntry)],
      output: {
        // The packages of every page, in one file: it compresses better than its parts, and changes less often than pages do.
        codeSplitting: {
          groups: [
            {
              name: 'platform',
              test: /node_modules\/(react|react-dom|scheduler|react-router|@apollo|graphql|rxjs|@emotion|stylis|react-intl|@formatjs|intl-messageformat|optimism|@wry)\//,
            },
            // The frame of every page, of which the portal's start and its shell need all.
            { name: (id, context) => (isOfShell(id, context) ? 'portal' : null), debugName: 'portal' },
            // The packages that grid and charts share.
            { name: 'data', test: /node_modules\/(@mui\/x-internals|reselect|use-sync-external-store)\// },
            // A file for each would cost more than it holds.
            { name: 'common', test: isSmallPart, minShareCount: 3, ...small },
          ],
        },
      },
    },
  },
}));
