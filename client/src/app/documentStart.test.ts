/** @jest-environment node */

import { readdirSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { csrfCookieName, languageStorageKey, sessionStorageKey } from '@gdd/schema/session';
import { documentStart } from '../../build/documentStart.ts';
import { CurrentUserDocument } from '../shared/session/session.generated';
import { hashOf } from '../shared/apollo/documentHash';
import { DealerDocument } from '../features/dealers/dealer.generated';
import { HomeDashboardDocument } from '../features/home/Dashboard.generated';
import { routes } from './routes';

/** A build in which each module is a chunk of its own. */
const bundle = Object.fromEntries(
  readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' }).map((file) => [
    `assets/${file}.js`,
    { type: 'chunk', fileName: `assets/${file}.js`, code: '', imports: [], moduleIds: [`/client/src/${file}`] },
  ]),
);

type Handler = (html: string, context: { readonly bundle: object }) => string;

/** The script of the document, as the build prints it. */
function script(): string {
  const { handler } = documentStart().transformIndexHtml as unknown as { readonly handler: Handler };
  const source = readFileSync(new URL('../../build/documentStart.html', import.meta.url), 'utf8');
  return handler(source, { bundle }).replace(/<\/?script[^>]*>/g, '');
}

interface Asked {
  readonly hash: string | undefined;
  readonly variables: object;
  readonly authorization: string;
  readonly csrf: string | undefined;
}

/** What the document does at an address, for a phone on which these things are stored. */
async function open(address: string, storage: Readonly<Record<string, string>>, answer: object = { data: {} }) {
  const { pathname, search } = new URL(address, 'http://localhost');
  const left: string[] = [];
  const files: string[] = [];
  const asked: Asked[] = [];
  interface AskedAhead {
    readonly token: string;
    readonly queries: readonly { readonly answer: Promise<object | undefined> }[];
  }
  const window: { askedAhead?: AskedAhead } = {};
  runInNewContext(script(), {
    window,
    location: { pathname, search, replace: (target: string) => left.push(target) },
    localStorage: { getItem: (key: string) => storage[key] ?? null },
    matchMedia: () => ({ matches: false }),
    document: {
      cookie: `other=1; ${csrfCookieName}=signed.cookie`,
      createElement: () => ({}),
      head: { append: ({ href }: { readonly href: string }) => files.push(href) },
    },
    AbortSignal,
    fetch: (_: string, init: { readonly headers: Readonly<Record<string, string>>; readonly body: string }) => {
      const { extensions, variables } = JSON.parse(init.body) as {
        readonly extensions: { readonly persistedQuery: { readonly sha256Hash: string } };
        readonly variables: object;
      };
      asked.push({
        hash: extensions.persistedQuery.sha256Hash,
        variables,
        authorization: init.headers['authorization'] ?? '',
        csrf: init.headers['x-xsrf-token'],
      });
      return Promise.resolve({ json: () => Promise.resolve(answer) });
    },
  });
  const answers = await Promise.all(window.askedAhead?.queries.map((query) => query.answer) ?? []);
  return { left, files, asked, answers, token: window.askedAhead?.token };
}

const signedIn = { [sessionStorageKey]: JSON.stringify({ api_token: 'token-1' }) };
const sent = { authorization: 'Bearer token-1', csrf: 'signed.cookie' };
const lookUp = { ...sent, hash: hashOf(CurrentUserDocument), variables: {} };

test('whoever is signed in has the page’s files, the session’s look-up and the page’s query asked for at once', async () => {
  const home = await open('/', signedIn);
  expect(home.asked).toEqual([lookUp, { ...sent, hash: hashOf(HomeDashboardDocument), variables: {} }]);
  expect(home.token).toBe('token-1');
  expect(home.files).toEqual(
    expect.arrayContaining([
      '/assets/app/messages/it.ts.js',
      '/assets/app/shell/Shell.tsx.js',
      '/assets/features/home/HomePage.tsx.js',
    ]),
  );
  const dealer = await open('/dealers/7', { ...signedIn, [languageStorageKey]: 'en' });
  expect(dealer.asked).toEqual([lookUp, { ...sent, hash: hashOf(DealerDocument), variables: { id: '7' } }]);
  expect(dealer.files).toEqual(
    expect.arrayContaining(['/assets/app/messages/en.ts.js', '/assets/features/dealers/DealerPage.tsx.js']),
  );
});

test('a page whose query depends on more than its address has the session’s look-up alone', async () => {
  expect((await open('/dealers', signedIn)).asked).toEqual([lookUp]);
});

test('for a stranger nothing is asked: it leaves for the sign-in page, and comes back from there', async () => {
  expect(await open('/dealers/7?anno=2025', {})).toMatchObject({
    left: ['/auth/login?return=%2Fdealers%2F7%3Fanno%3D2025'],
    asked: [],
    files: [],
  });
});

test('what everybody may see, and what is nobody’s page, is left to the portal', async () => {
  for (const address of ['/error/404', '/nowhere']) {
    expect(await open(address, signedIn)).toMatchObject({ left: [], asked: [], files: [] });
  }
});

test('a refusal is no answer: the portal asks again', async () => {
  expect((await open('/', signedIn, { data: null, errors: [{}] })).answers).toEqual([undefined, undefined]);
  expect((await open('/', signedIn, { data: { user: null } })).answers[0]).toEqual({ data: { user: null } });
});

test('each query that a page opens with is among the trusted documents', () => {
  const named = routes.filter(({ opening }) => opening !== undefined);
  expect(script().match(/"queries":\["\w+","\w+"\]/g)).toHaveLength(named.length);
});
