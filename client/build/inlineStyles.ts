import type { Plugin } from 'vite';

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
      handler: (html, { bundle = {} }) =>
        html.replace(/ *<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g, (link, name: string) => {
          const file = bundle[name];
          if (file?.type !== 'asset' || file.source.length > most) return link;
          const styles = `<style nonce="__CSP_NONCE__">${String(file.source).trim()}</style>`;
          return `${styles}\n${link.replace('<link', '<link media="print"')}`;
        }),
    },
  };
}
