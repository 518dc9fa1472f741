import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { signInPath } from '../../schema/entries.ts';
import { csrfCookieName, csrfHeaderName, languageStorageKey, sessionStorageKey } from '../../schema/session.ts';
import { closureOf, type Bundle } from './bundle.ts';
import { closure } from './reached.ts';

const text = (path: string) => readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8');

/** One page behind the sign-in: its address as a pattern, and the end of its module's path. */
interface Page {
  readonly path: string;
  readonly module: string;
}

/** The pages of the route table, but for those that everybody may open; the first that fits an address is its page. */
function pagesOf(routes: string): readonly Page[] {
  const entries = routes.matchAll(/path: '([^']+)',\s+lazy: \(\) => import\('\.\.\/([^']+)'\)([^}]*)/g);
  return [...entries]
    .filter(([, , , rest = '']) => !rest.includes("access: 'public'"))
    .map(([, path = '', module = '']) => ({
      path: path === '/' ? '' : path.replaceAll(/:\w+/g, '[^/]+'),
      module: `src/${module}.tsx`,
    }));
}

const list = 'src/shared/list/ListView.tsx';
const grid = 'src/shared/list/ServerGrid.tsx';
const first = ['src/main.tsx', 'src/app/shell/Shell.tsx'];
const words = (language: string) => [`src/app/messages/${language}.ts`, `src/app/messages/${language}.portal.ts`];

/** Fills in what the script at the document's start (documentStart.html) knows of the pages, their files and the session. */
export function documentStart(): Plugin {
  const pages = pagesOf(text('app/routes.tsx'));
  const user = /CurrentUserDocument = \{"__meta__":\{"hash":"(\w+)"/.exec(
    text('shared/session/session.generated.ts'),
  )?.[1];
  if (pages.length < 30 || user === undefined)
    throw new Error('The route table or the look-up of the session is written otherwise.');
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
      pages: pages.map(({ path, module }) => ({
        path,
        files: numbers([...first, module]),
        wide: lists.has(module) ? numbers([grid], closureOf(bundle, ['src/main.tsx', module])) : [],
      })),
      words: { it: numbers(words('it')), en: numbers(words('en')) },
      files,
      user,
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
        const unbuilt = { pages: pages.map(({ path }) => ({ path, files: [], wide: [] })), words: {}, files: [] };
        const start = { ...known, ...(bundle ? filesOf(bundle) : unbuilt) };
        return html.replace('__START__', () => JSON.stringify(start).replaceAll('<', '\\u003c'));
      },
    },
  };
}
