/** Links, paths and commands in the pages for developers and operators exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const root = path.resolve(import.meta.dirname, '../..');
const isPage = (name: string) => name.endsWith('.md');
const pages = [
  ...readdirSync(root).filter(isPage),
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter(isPage)
    .map((name) => path.join('docs', name)),
];

/** The matches of a pattern's first group in all pages. */
function named(pattern: RegExp): readonly { readonly page: string; readonly name: string }[] {
  return pages.flatMap((page) => {
    const text = readFileSync(path.join(root, page), 'utf8');
    return [...text.matchAll(pattern)].map(([, name = '']) => ({ page, name }));
  });
}

test('every relative link of a page leads to a file', () => {
  const links = named(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g);
  expect(links.length).toBeGreaterThan(50);
  const broken = links.filter(({ page, name }) => !existsSync(path.resolve(root, path.dirname(page), name)));
  expect(broken).toEqual([]);
});

test('every path of the repository that a page names is there', () => {
  // `dist` is built, and a path with a placeholder or a pattern names no file
  const folders = 'schema|rest|gateway|client|tests|scripts|deploy|docs|\\.github|\\.vscode|\\.ci';
  const paths = named(new RegExp(`\`((?:${folders})/[\\w./-]*\\w/?)\``, 'g')).filter(
    ({ name }) => !/\bdist\b/.test(name),
  );
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter(({ name }) => !existsSync(path.join(root, name)))).toEqual([]);
});

test('every npm script that a page names is one of package.json', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: object };
  const commands = named(/npm run (?:--silent )?([a-z][\w:-]*)/g);
  expect(commands.length).toBeGreaterThan(20);
  expect(commands.filter(({ name }) => !(name in scripts))).toEqual([]);
});
