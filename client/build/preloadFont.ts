import type { Plugin } from 'vite';

/** Has the browser fetch the font while it still reads the page, so that no text is drawn twice. */
export function preloadFont(): Plugin {
  let base = '/';
  return {
    name: 'preload-font',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const fonts = Object.keys(bundle ?? {}).filter((name) => name.endsWith('.woff2'));
        return fonts.map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `${base}${name}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}
