import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import { signInPath } from '../../schema/entries.ts';
import { closureOf } from './bundle.ts';

const below = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the service worker and tells it which files to keep: those of some modules, the styles and the fonts. */
export function serviceWorker(modules: readonly string[]): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const styles = Object.keys(bundle).filter((file) => /\.(css|woff2)$/.test(file));
      const files = [...closureOf(bundle, modules), ...styles].map((file) => `/${file}`).sort();
      const source = await workerSource();
      const version = createHash('sha256').update(`${files.join()} ${source}`).digest('hex').slice(0, 16);
      const built = JSON.stringify({ version, files, documents: ['/', signInPath] });
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: source.replace('__BUILT__', () => built) });
    },
  };
}

/** The worker as one script, apart from the portal's chunks: browsers take no other. */
async function workerSource(): Promise<string> {
  const made = await rolldown({
    input: below('../src/worker/serviceWorker.ts'),
    resolve: { alias: { '@gdd/schema': below('../../schema') } },
  });
  const { output } = await made.generate({ format: 'iife', minify: true });
  await made.close();
  return output[0].code;
}
