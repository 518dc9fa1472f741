import type { HtmlTagDescriptor, Plugin } from 'vite';
import { portalEntry, stylesOf } from './bundle.ts';

/** Bytes beyond which styles are better a file of their own, which the browser keeps. */
const most = 4096;

/**
 * Puts the page's few styles into the document: as a file alone they would have to be fetched before anything is painted.
 * The file stays, out of the way of the first paint: parts that are loaded later look for its link, and wait for it where
 * there is none.
 */
export function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        [...stylesOf(bundle, [portalEntry])].flatMap((name): HtmlTagDescriptor[] => {
          const file = bundle[name];
          const link = { tag: 'link', attrs: { rel: 'stylesheet', crossorigin: true, href: `/${name}` } };
          if (file?.type !== 'asset' || file.source.length > most) return [link];
          return [
            { tag: 'style', children: String(file.source).trim() },
            { ...link, attrs: { ...link.attrs, media: 'print' } },
          ].map((tag) => ({ ...tag, injectTo: 'head' }));
        }),
    },
  };
}
