import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Puts the files of this folder that a page names (`<!-- splash.html -->`) in their places: the pages share them. */
export function pageParts(): Plugin {
  return {
    name: 'page-parts',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace(/ *<!-- (\w+\.html) -->\n/g, (_, file: string) =>
          readFileSync(new URL(file, import.meta.url), 'utf8'),
        ),
    },
  };
}
