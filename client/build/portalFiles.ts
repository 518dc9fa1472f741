import type { Plugin } from 'vite';
import { closureOf, stylesOf } from './bundle.ts';

/** Writes the list of what the portal's first page needs, which the sign-in pages prefetch. */
export function portalFiles(modules: readonly string[]): Plugin {
  return {
    name: 'portal-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = [...closureOf(bundle, modules), ...stylesOf(bundle, modules)];
      const source = JSON.stringify(files.map((file) => `/${file}`));
      this.emitFile({ type: 'asset', fileName: 'portal-files.json', source });
    },
  };
}
