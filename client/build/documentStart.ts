import { readFileSync } from 'node:fs';
import { Kind, parse } from 'graphql';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { signInPath } from '../../schema/entries.ts';
import { defaultPageSize } from '../../schema/lists.ts';
import {
  csrfCookieName,
  csrfHeaderName,
  rememberedStorageKey,
  languageStorageKey,
  sessionStorageKey,
} from '../../schema/session.ts';
import type { RouteRow } from '../src/app/routeRow.ts';
import { routeTable } from '../src/app/routeTable.ts';
import { closureOf, portalEntry, type Bundle } from './bundle.ts';
import { closure } from './reached.ts';

/** One page behind the sign-in. */
interface Page {
  /** Its address as a pattern, whose named groups are the path's parameters. */
  readonly path: string;
  /** The end of its module's path. */
  readonly module: string;
  /** The name of the query that it opens with. */
  readonly opening: string | undefined;
  /** The name of the query of its list. */
  readonly openingList: string | undefined;
}

/** The input of a list whose address says nothing. */
const listInput = { filter: {}, sort: { column: 'ID', direction: 'ASC' }, page: 1, pageSize: defaultPageSize };

/** The pages of the route table, but for those that everybody may open; the first that fits an address is its page. */
const pages: readonly Page[] = routeTable
  .filter((row: RouteRow) => row.access !== 'public')
  .map(({ path, page, opening, openingList }: RouteRow) => ({
    path: path === '/' ? '' : path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)'),
    module: `src/features/${page}.tsx`,
    opening,
    openingList,
  }));

interface TrustedQuery {
  readonly hash: string;
  readonly variables: readonly string[];
}

/** The trusted documents by the names of their operations. */
function trustedQueries(): ReadonlyMap<string, TrustedQuery> {
  const file = new URL('../../schema/trusted-documents.json', import.meta.url);
  const documents = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
  const queries = new Map<string, TrustedQuery>();
  for (const [hash, document] of Object.entries(documents)) {
    for (const definition of parse(document, { noLocation: true }).definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION || definition.name === undefined) continue;
      const variables = definition.variableDefinitions?.map(({ variable }) => variable.name.value) ?? [];
      queries.set(definition.name.value, { hash, variables });
    }
  }
  return queries;
}

/**
 * The hash of a query by its operation's name, and the variables that it has beside the path's parameters.
 *
 * @throws Error where there is no such query, or where it has others than those that it may have
 */
function queryOf(
  queries: ReadonlyMap<string, TrustedQuery>,
  name: string,
  { path = '', beside = [] }: { readonly path?: string; readonly beside?: readonly string[] } = {},
) {
  const query = queries.get(name);
  if (query === undefined) throw new Error(`No trusted document is called ${name}.`);
  const others = query.variables.filter((variable) => !path.includes(`(?<${variable}>`));
  const unknown = others.find((variable) => !beside.includes(variable));
  if (unknown !== undefined) throw new Error(`${name} asks for ${unknown}, which ${path} does not say.`);
  return { hash: query.hash, with: others };
}

const list = 'src/shared/list/ListView.tsx';
const grid = 'src/shared/list/grid/ServerGrid.tsx';
const first = [portalEntry, 'src/app/shell/Shell.tsx'];
const texts = (language: string) => [`src/app/messages/${language}.ts`, `src/app/messages/${language}.portal.ts`];

/** In development alone: the script at the document's start fetches and runs the files of the built entry. */
const entryTag = {
  tag: 'script',
  attrs: { type: 'module', src: `/${portalEntry}` },
  injectTo: 'body',
} satisfies HtmlTagDescriptor;

/** Fills in what the script at the document's start (documentStart.html) knows of the pages, their files and their queries. */
export function documentStart(): Plugin {
  const trusted = trustedQueries();
  const lookUp = queryOf(trusted, 'CurrentUser');
  const queries = ({ opening, openingList, path }: Page) => [
    lookUp,
    ...(opening === undefined ? [] : [queryOf(trusted, opening, { path, beside: ['dealerId'] })]),
    ...(openingList === undefined ? [] : [queryOf(trusted, openingList, { path, beside: ['input'] })]),
  ];
  const lists = new Set<string>();
  const known = {
    session: sessionStorageKey,
    language: languageStorageKey,
    stored: rememberedStorageKey,
    input: listInput,
    signIn: signInPath,
    csrf: { cookie: csrfCookieName, header: csrfHeaderName },
  };

  /** The files of the portal's entry, which comes first, and those that each page fetches beyond them. */
  const filesOf = (bundle: Bundle) => {
    const there = closureOf(bundle, [portalEntry]);
    const files: string[] = [];
    const numbers = (modules: readonly string[], but = there) =>
      [...closureOf(bundle, modules)]
        .filter((file) => !but.has(file))
        .map((file) => file.replace('assets/', ''))
        .map((file) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1));
    return {
      entry: numbers([portalEntry], new Set()),
      fonts: Object.keys(bundle)
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => `/${file}`),
      pages: pages.map((page) => ({
        path: page.path,
        files: numbers([...first, page.module]),
        wide: lists.has(page.module) ? numbers([grid], closureOf(bundle, [portalEntry, page.module])) : [],
        queries: queries(page),
      })),
      texts: { it: numbers(texts('it')), en: numbers(texts('en')) },
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
          entry: [],
          fonts: [],
          pages: pages.map(({ path }) => ({ path, files: [], wide: [], queries: [] })),
          texts: {},
          files: [],
        };
        const start = { ...known, ...(bundle ? filesOf(bundle) : unbuilt) };
        return {
          html: html.replace('__START__', () => JSON.stringify(start).replaceAll('<', '\\u003c')),
          tags: bundle ? [] : [entryTag],
        };
      },
    },
  };
}
