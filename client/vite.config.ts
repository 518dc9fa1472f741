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

/** The production build of react-router: the package's exports name only the development build. */
const router = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
);

/** Schema modules of single areas: in the common chunk, pages of other areas would fetch them in vain. */
const areaSchemas =
  'consent|countries|invoicing|settlements|accruals|approvals|disputes|notes|notifications|webhooks|serviceAccounts';
const commonSchemas = new RegExp(`/schema/(?!${areaSchemas})[^/]+\\.ts`);

/**
 * Whether a module is a small one that many pages share: not one that imports a library (forms, dates, charts), and not
 * a schema of a single area.
 */
const isSmallPart = (id: string) =>
  commonSchemas.test(id) ||
  /node_modules\/@mui\/(icons-)?material\/(?!Autocomplete)/.test(id) ||
  /\/client\/src\/(shared\/(apollo|files|i18n|list|page|permissions|states)|domain\/(calendar|members(?=\/provinces)|reminders|tread|users))\/(?!DateRange|ExportedSection|Explained|TabbedPage|UploadParts|uploadFile|usePageTab|useUpload)/.test(
    id,
  );

/** Only modules of at most 12 kB, without their dependencies. */
const small = { maxModuleSize: 12_000, includeDependenciesRecursively: false };

const isOfShell = reachedFrom([
  portalEntry,
  'src/app/shell/Shell.tsx',
  'src/features/home/HomePage.tsx',
  // Without its grid; here it is cheaper than in a file of its own, as nearly every page has a list.
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
  // The gateway replaces this by another nonce in every response.
  html: { cspNonce: '__CSP_NONCE__' },
  server: { proxy: { '/graphql': gateway, '/files': gateway, '/uploads': gateway, '/health': gateway } },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // A file inlined as data: would need a looser content security policy.
    assetsInlineLimit: 0,
    // build/bundleBudget.ts limits the sizes; only the platform's chunk exceeds Vite's default limit.
    chunkSizeWarningLimit: 1000,
    sourcemap: true,
    rolldownOptions: {
      // The page has no script tag of the entry: the script at its start runs it (build/documentStart.ts).
      input: [fileOf('index.html'), fileOf(portalEntry)],
      output: {
        // The packages of every page, in one file: it compresses better than several, and changes seldom.
        codeSplitting: {
          groups: [
            {
              name: 'platform',
              test: /node_modules\/(react|react-dom|scheduler|react-router|@apollo|graphql|rxjs|@emotion|stylis|react-intl|@formatjs|intl-messageformat|optimism|@wry)\//,
            },
            // The modules of the portal's start and shell, all of which every page needs.
            { name: (id, context) => (isOfShell(id, context) ? 'portal' : null), debugName: 'portal' },
            // The packages that grid and charts share.
            { name: 'data', test: /node_modules\/(@mui\/x-internals|reselect|use-sync-external-store)\// },
            // The overhead of a file for each would exceed its content.
            { name: 'common', test: isSmallPart, minShareCount: 3, ...small },
          ],
        },
      },
    },
  },
}));
