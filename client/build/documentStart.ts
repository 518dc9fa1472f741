import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { signInPath } from '../../schema/entries.ts';
import { csrfCookieName, csrfHeaderName, languageStorageKey, sessionStorageKey } from '../../schema/session.ts';
import { closureOf, type Bundle } from './bundle.ts';
import { closure } from './reached.ts';

const text = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** One page behind the sign-in. */
interface Page {
  /** Its address as a pattern, whose named groups are the path's parameters. */
  readonly path: string;
  /** The end of its module's path. */
  readonly module: string;
  /** The name of the query that it opens with. */
  readonly opening: string | undefined;
}

/** The pages of the route table, but for those that everybody may open; the first that fits an address is its page. */
function pagesOf(routes: string): readonly Page[] {
  const entries = routes.matchAll(/path: '([^']+)',\s+lazy: \(\) => import\('\.\.\/([^']+)'\)([^}]*)/g);
  return [...entries]
    .filter(([, , , rest = '']) => !rest.includes("access: 'public'"))
    .map(([, path = '', module = '', rest = '']) => ({
      path: path === '/' ? '' : path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)'),
      module: `src/${module}.tsx`,
      opening: /opening: '(\w+)'/.exec(rest)?.[1],
    }));
}

/**
 * The hash of a query by its operation's name.
 *
 * @throws Error where there is no such query, or where it has variables that are not among the given ones
 */
function hashOfQuery(documents: Readonly<Record<string, string>>, name: string, path = ''): string {
  const operation = new RegExp(`\\bquery ${name}\\b(\\([^)]*\\))?`);
  const [hash, query = ''] = Object.entries(documents).find(([, document]) => operation.test(document)) ?? [];
  if (hash === undefined) throw new Error(`No trusted document is called ${name}.`);
  const variables = operation.exec(query)?.[1]?.matchAll(/\$(\w+)/g) ?? [];
  for (const [, variable] of variables) {
    if (!path.includes(`(?<${variable}>`)) throw new Error(`${name} asks for ${variable}, which ${path} does not say.`);
  }
  return hash;
}

const list = 'src/shared/list/ListView.tsx';
const grid = 'src/shared/list/ServerGrid.tsx';
const first = ['src/main.tsx', 'src/app/shell/Shell.tsx'];
const words = (language: string) => [`src/app/messages/${language}.ts`, `src/app/messages/${language}.portal.ts`];

/** Fills in what the script at the document's start (documentStart.html) knows of the pages, their files and their queries. */
export function documentStart(): Plugin {
  const pages = pagesOf(text('../src/app/routes.tsx'));
  if (pages.length < 30) throw new Error('The route table is written otherwise.');
  const documents = JSON.parse(text('../../schema/trusted-documents.json')) as Readonly<Record<string, string>>;
  const lookUp = hashOfQuery(documents, 'CurrentUser');
  const opening = ({ opening: name, path }: Page) => (name === undefined ? [] : [hashOfQuery(documents, name, path)]);
  const lists = new Set<string>();
  const known = {
    session: sessionStorageKey,
    language: languageStorageKey,
    signIn: signInPath,
    csrf: { cookie: csrfCookieName, header: csrfHeaderName },
  };

  /** What each page fetches beyond what the document names itself. */
  const filesOf = (bundle: Bundle) => {
    const there = closureOf(bundle, ['src/main.tsx']);
    const files: string[] = [];
    const numbers = (modules: readonly string[], but = there) =>
      [...closureOf(bundle, modules)]
        .filter((file) => !but.has(file))
        .map((file) => file.replace('assets/', ''))
        .map((file) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1));
    return {
      pages: pages.map((page) => ({
        path: page.path,
        files: numbers([...first, page.module]),
        wide: lists.has(page.module) ? numbers([grid], closureOf(bundle, ['src/main.tsx', page.module])) : [],
        queries: [lookUp, ...opening(page)],
      })),
      words: { it: numbers(words('it')), en: numbers(words('en')) },
      files,
    };
  };

  return {
    name: 'document-start',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const idOf = (path: string) =>
        ids.find((id) => id.endsWith(`/client/${path}`)) ?? this.error(`${path} is not built.`);
      const listId = idOf(list);
      for (const { module } of pages) if (closure([idOf(module)], this).has(listId)) lists.add(module);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        // In development documents are known by their texts, and files are asked for one by one.
        const unbuilt = {
          pages: pages.map(({ path }) => ({ path, files: [], wide: [], queries: [] })),
          words: {},
          files: [],
        };
        const start = { ...known, ...(bundle ? filesOf(bundle) : unbuilt) };
        return html.replace('__START__', () => JSON.stringify(start).replaceAll('<', '\\u003c'));
      },
    },
  };
}
