import type { Plugin } from 'vite';
import { closureOf } from './bundle.ts';

/** Writes the list of what the portal's first page needs, which the sign-in pages fetch ahead. */
export function portalFiles(modules: readonly string[]): Plugin {
  return {
    name: 'portal-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const scripts = [...closureOf(bundle, modules)];
      const styles = Object.keys(bundle).filter((file) => /^assets\/portal-[\w-]+\.css$/.test(file));
      const source = JSON.stringify([...scripts, ...styles].map((file) => `/${file}`));
      this.emitFile({ type: 'asset', fileName: 'portal-files.json', source });
    },
  };
}
