import type { Plugin } from 'vite';

/** Takes out what Vite puts round each `import()` to fetch files ahead: a light entry has none to fetch ahead. */
export function withoutPreloads(): Plugin {
  return {
    name: 'without-preloads',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
