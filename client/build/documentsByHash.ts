import type { Plugin } from 'vite';

const document = /(export const \w+Document = )(\{"__meta__":\{"hash":"\w+"\}),.*\}( as unknown as )/g;

/**
 * Leaves of each generated document its hash alone: a light entry names documents by their hashes and reads nothing else of
 * them, and the rest would be a tenth of its own code.
 */
export function documentsByHash(): Plugin {
  return {
    name: 'documents-by-hash',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.generated\.ts$/ },
      handler: (code) => ({ code: code.replace(document, '$1$2}$3'), map: null }),
    },
  };
}
