/** @jest-environment node */

import { readdirSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { csrfCookieName, rememberedStorageKey, languageStorageKey, sessionStorageKey } from '@gdd/schema/session';
import { documentStart } from '../../build/documentStart.ts';
import { CurrentUserDocument } from '../shared/session/session.generated';
import { hashOf } from '../shared/apollo/documentHash';
import { DealerDocument } from '../features/dealers/dealer.generated';
import { DealerListDocument } from '../features/dealers/list/DealerListPage.generated';
import { dealerList } from '../features/dealers/list/dealerList';
import { CampaignDocument } from '../features/campaigns/campaign.generated';
import { CampaignDealersDocument } from '../features/campaigns/dealers/campaignDealers.generated';
import { campaignDealerList, campaignDealerTableInput } from '../features/campaigns/dealers/campaignDealerList';
import { DealerStatementDocument, SubscriptionDocument } from '../features/subscriptions/SubscriptionPage.generated';
import { userList } from '../features/users/list/userList';
import { HomeDashboardDocument } from '../features/home/Dashboard.generated';
import { routes } from './routes';

const chunk = (fileName: string, module: string) => ({
  [fileName]: { type: 'chunk', fileName, code: '', imports: [], moduleIds: [`/client/${module}`] },
});

/** A build in which each module is a chunk of its own. */
const bundle = Object.assign(
  { 'assets/letters.woff2': { type: 'asset' } },
  ...readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' }).map((file) =>
    chunk(`assets/${file}.js`, `src/${file}`),
  ),
) as object;

type Handler = (html: string, context: { readonly bundle: object }) => { readonly html: string };

/** The script of the document, as the build prints it. */
function script(): string {
  const { handler } = documentStart().transformIndexHtml as unknown as { readonly handler: Handler };
  const source = readFileSync(new URL('../../build/documentStart.html', import.meta.url), 'utf8');
  return handler(source, { bundle }).html.replace(/<\/?script[^>]*>/g, '');
}

interface SentRequest {
  readonly hash: string | undefined;
  readonly variables: object;
  readonly authorization: string;
  readonly csrf: string | undefined;
}

/** Runs the document's start at an address, for a phone on which these things are stored. */
async function open(
  address: string,
  storage: Readonly<Record<string, string>>,
  {
    response = { data: {} },
    visibilityState = 'visible',
  }: { readonly response?: object; readonly visibilityState?: string } = {},
) {
  const { pathname, search } = new URL(address, 'http://localhost');
  const left: string[] = [];
  const files: string[] = [];
  const run: string[] = [];
  const reported: string[] = [];
  const paints: (() => void)[] = [];
  class PerformanceObserver {
    static readonly supportedEntryTypes = ['paint'];
    readonly disconnect = () => undefined;
    constructor(private readonly listener: () => void) {}
    readonly observe = () => paints.push(this.listener);
  }
  const requests: SentRequest[] = [];
  interface Prefetched {
    readonly token: string;
    readonly queries: readonly { readonly response: Promise<object | undefined> }[];
  }
  const window: { prefetched?: Prefetched; PerformanceObserver: object } = { PerformanceObserver };
  runInNewContext(script(), {
    window,
    location: { pathname, search, replace: (target: string) => left.push(target) },
    localStorage: { getItem: (key: string) => storage[key] ?? null },
    matchMedia: () => ({ matches: false }),
    document: {
      cookie: `other=1; ${csrfCookieName}=signed.cookie`,
      visibilityState,
      createElement: () => ({
        append: ({ textContent }: { readonly textContent: string }) => reported.push(textContent),
      }),
      getElementById: () => ({ append: () => undefined }),
      head: {
        append: ({ href, src }: { readonly href?: string; readonly src?: string }) =>
          href ? files.push(href) : run.push(src ?? ''),
      },
    },
    AbortSignal,
    setTimeout: () => 1,
    clearTimeout: () => undefined,
    fetch: (_: string, init: { readonly headers: Readonly<Record<string, string>>; readonly body: string }) => {
      const { extensions, variables } = JSON.parse(init.body) as {
        readonly extensions: { readonly persistedQuery: { readonly sha256Hash: string } };
        readonly variables: object;
      };
      requests.push({
        hash: extensions.persistedQuery.sha256Hash,
        variables,
        authorization: init.headers['authorization'] ?? '',
        csrf: init.headers['x-xsrf-token'],
      });
      return Promise.resolve({ json: () => Promise.resolve(response) });
    },
  });
  const responses = await Promise.all(window.prefetched?.queries.map((query) => query.response) ?? []);
  const paint = () => paints.forEach((tell) => tell());
  return { left, files, run, reported, paint, requests, responses, token: window.prefetched?.token };
}

const signedIn = { [sessionStorageKey]: JSON.stringify({ api_token: 'token-1' }) };
const sent = { authorization: 'Bearer token-1', csrf: 'signed.cookie' };
const lookUp = { ...sent, hash: hashOf(CurrentUserDocument), variables: {} };

test('whoever is signed in has the page’s files, the session’s look-up and the page’s query asked for at once', async () => {
  const home = await open('/', signedIn);
  expect(home.requests).toEqual([lookUp, { ...sent, hash: hashOf(HomeDashboardDocument), variables: {} }]);
  expect(home.token).toBe('token-1');
  expect(home.files).toEqual(
    expect.arrayContaining([
      '/assets/app/messages/it.ts.js',
      '/assets/app/shell/Shell.tsx.js',
      '/assets/features/home/HomePage.tsx.js',
    ]),
  );
  const dealer = await open('/dealers/7', { ...signedIn, [languageStorageKey]: 'en' });
  expect(dealer.requests).toEqual([lookUp, { ...sent, hash: hashOf(DealerDocument), variables: { id: '7' } }]);
  expect(dealer.files).toEqual(
    expect.arrayContaining(['/assets/app/messages/en.ts.js', '/assets/features/dealers/detail/DealerPage.tsx.js']),
  );
});

test('a list is asked for with its document where the address says nothing else', async () => {
  const input = dealerList.input(dealerList.codec.read(''));
  const list = { ...sent, hash: hashOf(DealerListDocument), variables: { input } };
  expect((await open('/dealers', signedIn)).requests).toEqual([lookUp, list]);
  expect((await open('/dealers?pagina=2', signedIn)).requests).toEqual([lookUp]);
  const { requests } = await open('/campaigns/3', signedIn);
  expect(requests.map(({ hash }) => hash)).toEqual(
    [CurrentUserDocument, CampaignDocument, CampaignDealersDocument].map((document) => hashOf(document)),
  );
  expect(requests[2]?.variables).toEqual({
    id: '3',
    input: campaignDealerTableInput(campaignDealerList.codec.read('')),
  });
});

test('the input of a list is written as its page writes it', async () => {
  // A response is found by the text of its variables.
  const [, list] = (await open('/users', signedIn)).requests;
  expect(JSON.stringify(list?.variables)).toBe(JSON.stringify({ input: userList.input(userList.codec.read('')) }));
});

test('a dealer’s own statement is asked for by the member that is stored with the session', async () => {
  const storedUser = (member: object | null) => ({
    [rememberedStorageKey]: JSON.stringify({ token: 'token-1', values: { user: { member } } }),
  });
  const own = { ...sent, hash: hashOf(SubscriptionDocument), variables: { campaignId: '3', dealerId: '7' } };
  expect((await open('/subscriptions/3', { ...signedIn, ...storedUser({ id: '7' }) })).requests).toEqual([lookUp, own]);
  expect((await open('/subscriptions/3', { ...signedIn, ...storedUser(null) })).requests).toEqual([lookUp]);
  expect((await open('/subscriptions/3', signedIn)).requests).toEqual([lookUp]);
  const other = { ...own, hash: hashOf(DealerStatementDocument), variables: { campaignId: '3', dealerId: '9' } };
  const ofNetwork = await open('/campaigns/3/dealers/9', { ...signedIn, ...storedUser({ id: '7' }) });
  expect(ofNetwork.requests).toEqual([lookUp, other]);
});

test('a page whose query depends on more than its address has the session’s look-up alone', async () => {
  expect((await open('/campaigns', signedIn)).requests).toEqual([lookUp]);
});

test('for a stranger nothing is asked: it leaves for the sign-in page, and comes back from there', async () => {
  expect(await open('/dealers/7?anno=2025', {})).toMatchObject({
    left: ['/auth/login?return=%2Fdealers%2F7%3Fanno%3D2025'],
    requests: [],
    files: [],
  });
});

test('what everybody may see, and what is nobody’s page, has the portal’s own files alone', async () => {
  for (const address of ['/error/404', '/nowhere']) {
    const { left, requests, files } = await open(address, {});
    expect({ left, requests }).toEqual({ left: [], requests: [] });
    expect(files).toEqual([
      '/assets/main.tsx.js',
      '/assets/app/messages/it.ts.js',
      '/assets/app/messages/it.portal.ts.js',
      '/assets/letters.woff2',
    ]);
  }
});

test('the portal’s files are fetched at once, before the font, and run after the first paint', async () => {
  const { files, run, paint } = await open('/', signedIn);
  expect(files[0]).toBe('/assets/main.tsx.js');
  expect(files.at(-1)).toBe('/assets/letters.woff2');
  expect(run).toEqual([]);
  paint();
  expect(run).toEqual(['/assets/main.tsx.js']);
});

test('a page out of sight, which is not painted, runs at once', async () => {
  expect((await open('/', signedIn, { visibilityState: 'hidden' })).run).toEqual(['/assets/main.tsx.js']);
});

test('home tells how things stood when this session last read them', async () => {
  const home = { language: 'it', texts: ['Situazione letta il 15/10/2025, 09:00', 'Puoi spendere 936,00 €.'] };
  const storedBy = (token: string, values: object = { home }) => ({
    [rememberedStorageKey]: JSON.stringify({ token, values }),
  });
  const reported = async (address: string, storage: Readonly<Record<string, string>>) =>
    (await open(address, { ...signedIn, ...storage })).reported;
  expect(await reported('/', storedBy('token-1'))).toEqual(home.texts);
  expect(await reported('/', storedBy('another'))).toEqual([]);
  expect(await reported('/', storedBy('token-1', {}))).toEqual([]);
  expect(await reported('/', { ...storedBy('token-1'), [languageStorageKey]: 'en' })).toEqual([]);
  expect(await reported('/subscriptions', storedBy('token-1'))).toEqual([]);
  expect(await reported('/', { [rememberedStorageKey]: 'not ours' })).toEqual([]);
});

test('a refusal is not taken: the portal sends again', async () => {
  const responses = async (response: object) => (await open('/', signedIn, { response })).responses;
  expect(await responses({ data: null, errors: [{}] })).toEqual([undefined, undefined]);
  expect((await responses({ data: { user: null } }))[0]).toEqual({ data: { user: null } });
});

test('each query that a page opens with is among the trusted documents', () => {
  const named = routes.flatMap(({ opening, openingList }) => [opening ?? [], openingList ?? []].flat());
  const lookUps = routes.filter(({ access }) => access !== 'public').length;
  expect(script().match(/"hash":"\w+"/g)).toHaveLength(lookUps + named.length);
});
