import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundleBudget, type Budget } from './bundleBudget.ts';
import { demonstrationPlace } from './demonstrationPlace.ts';
import { pageParts } from './pageParts.ts';
import { precompress } from './precompress.ts';
import { preloadFont } from './preloadFont.ts';

/** The modules that a light entry fetches later: another language, other pages, the demonstration's own. */
const isLater = (id: string) =>
  /\.en\.ts$|\/auth\/(terms|demonstration)\/|\/auth\/pages\/(?!LoginPage)|\/auth\/parts\/(NewPassword|Terms|Outcome)|useIdempotencyKey|auth\.generated/.test(
    id,
  );

/** The build of a light entry (docs/decisions/0019-light-entries.md), whose page and files stand in a folder of its name. */
export function lightEntry(name: string, budgets: readonly Budget[]) {
  const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  return defineConfig({
    root: folder(`../${name}`),
    base: `/${name}/`,
    publicDir: false,
    plugins: [react(), pageParts(), preloadFont(), demonstrationPlace(), bundleBudget(budgets), precompress()],
    resolve: { alias: [{ find: /^@gdd\/schema\/(.*)$/, replacement: folder('../../schema/$1.ts') }] },
    html: { cspNonce: '__CSP_NONCE__' },
    build: {
      target: 'es2022',
      outDir: `../dist/${name}`,
      emptyOutDir: true,
      // The few files of such a page fetch no others that could be prefetched.
      modulePreload: false,
      // A file inlined as data: would need a looser content security policy.
      assetsInlineLimit: 0,
      rolldownOptions: {
        // Modules that are fetched later bring only their own: in one file the rest compresses best.
        output: { codeSplitting: { groups: [{ name: 'entry', test: (id) => name === 'share' || !isLater(id) }] } },
      },
    },
  });
}
