import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const parts = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.html'));

/** Puts the files of this folder that a page names (`<!-- splash.html -->`) in their places: the pages share them. */
export function pageParts(): Plugin {
  return {
    name: 'page-parts',
    transformIndexHtml: {
      order: 'pre',
      handler: (page) =>
        parts.reduce(
          (html, file) =>
            html.replace(`<!-- ${file} -->`, () => readFileSync(new URL(file, import.meta.url), 'utf8').trim()),
          page,
        ),
    },
  };
}
