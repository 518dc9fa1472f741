/** @jest-environment node */

import { expect, test } from '@jest/globals';
import { handlingOf, withNonce } from './decisions';
import { work, type Built, type WorkerScope } from './worker';

const origin = 'https://portal.example';
const portal = { by: 'network', document: '/' };
const signIn = { by: 'network', document: '/auth/login' };
const stored = { by: 'cache' };

test.each([
  ['/', 'navigate', portal],
  ['/dealers/7?anno=2025', 'navigate', portal],
  ['/auth/login?return=%2F', 'navigate', signIn],
  ['/auth/registration', 'navigate', signIn],
  ['/assets/index-1a2b.js', 'cors', stored],
  ['/auth/assets/entry-7a8b.js', 'cors', stored],
  ['/graphql', 'navigate', undefined],
  ['/graphql', 'cors', undefined],
  ['/graphiql/', 'navigate', undefined],
  ['/detail-share', 'navigate', undefined],
  ['/share/assets/index-5e6f.js', 'cors', undefined],
  ['/files/ticket', 'navigate', undefined],
  ['/service-worker.js', 'navigate', undefined],
  ['/portal-files.json', 'cors', undefined],
])('a request for %s by %s is handled as it should be', (path, mode, expected) => {
  expect(handlingOf({ method: 'GET', mode, url: origin + path }, origin)).toEqual(expected);
});

test('whatever changes something, and whatever is of another origin, is the browser’s own', () => {
  expect(handlingOf({ method: 'POST', mode: 'cors', url: `${origin}/assets/index-1a2b.js` }, origin)).toBeUndefined();
  expect(handlingOf({ method: 'GET', mode: 'cors', url: 'https://other.example/assets/x.js' }, origin)).toBeUndefined();
});

test('a cached document has a new nonce in its policy, its scripts and its styles', async () => {
  const page = (nonce: string) => `<meta nonce="${nonce}"><script nonce="${nonce}">1</script>`;
  const policy = (nonce: string) => `script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'`;
  const before = new Response(page('yesterday-s'), { headers: { 'content-security-policy': policy('yesterday-s') } });
  const now = await withNonce(before, 'today-s');
  expect(await now.text()).toBe(page('today-s'));
  expect(now.headers.get('content-security-policy')).toBe(policy('today-s'));
});

/** A cache in memory, by path. */
class Shelf {
  readonly entries = new Map<string, Response>();
  readonly #fetch: (path: string) => Promise<Response>;

  constructor(fetch: (path: string) => Promise<Response>) {
    this.#fetch = fetch;
  }

  async addAll(paths: readonly string[]) {
    for (const path of paths) this.entries.set(path, await this.#fetch(path));
  }

  match(request: Request | string) {
    return Promise.resolve(this.entries.get(pathOf(request))?.clone());
  }

  put(request: Request | string, response: Response) {
    this.entries.set(pathOf(request), response);
    return Promise.resolve();
  }
}

const pathOf = (request: Request | string) => (typeof request === 'string' ? request : new URL(request.url).pathname);

interface Heard {
  readonly request?: Request;
  readonly waitUntil: (until: Promise<unknown>) => unknown;
  readonly respondWith: (response: Promise<Response>) => unknown;
}

/** A browser that runs workers before a server. */
function browser() {
  const shelves = new Map<string, Shelf>();
  let respond = (path: string): Response => new Response(`<script src="/assets/named.js">${path}`);
  const requests: string[] = [];
  const fetch = (request: Request | string): Promise<Response> => {
    requests.push(pathOf(request));
    return Promise.resolve().then(() => respond(pathOf(request)));
  };
  let nonces = 0;

  const start = (built: Built) => {
    const listeners = new Map<string, (event: Heard) => void>();
    const open = (name: string) => {
      const shelf = shelves.get(name) ?? new Shelf(fetch);
      shelves.set(name, shelf);
      return Promise.resolve(shelf);
    };
    const caches = {
      open,
      keys: () => Promise.resolve([...shelves.keys()]),
      delete: (name: string) => shelves.delete(name),
    };
    work(
      {
        caches,
        crypto: { randomUUID: () => `nonce-${(nonces += 1)}` },
        location: { origin },
        clients: { claim: () => Promise.resolve() },
        fetch,
        skipWaiting: () => Promise.resolve(),
        addEventListener: (type: string, listener: (event: Heard) => void) => listeners.set(type, listener),
      } as unknown as WorkerScope,
      built,
    );
    const tell = async (type: string, request?: Request) => {
      let done: Promise<unknown> | undefined;
      const take = (given: Promise<unknown>) => (done = given);
      listeners.get(type)?.({ ...(request && { request }), waitUntil: take, respondWith: take });
      return done;
    };
    return {
      install: () => tell('install'),
      activate: () => tell('activate'),
      /** The response to a page; undefined where the worker leaves it to the browser. */
      get: async (path: string, mode = 'navigate') => {
        const request = new Request(origin + path);
        Object.defineProperty(request, 'mode', { value: mode });
        const response = (await tell('fetch', request)) as Response | undefined;
        return response?.text();
      },
    };
  };
  return { shelves, requests, start, respondWith: (next: typeof respond) => (respond = next) };
}

const built = (version: string): Built => ({ version, files: ['/assets/shell.js'], documents: ['/', '/auth/login'] });

const away = (): Response => {
  throw new TypeError('Failed to fetch');
};

test('without a connection the shell and its files are those of the last one', async () => {
  const { start, respondWith, shelves } = browser();
  const worker = start(built('1'));
  await worker.install();
  expect([...(shelves.get('gdd-1')?.entries.keys() ?? [])].sort()).toEqual([
    '/',
    '/assets/named.js',
    '/assets/shell.js',
    '/auth/login',
  ]);
  respondWith(() => new Response('newer shell'));
  expect(await worker.get('/dealers/7')).toBe('newer shell');
  respondWith(away);
  expect(await worker.get('/subscriptions')).toBe('newer shell');
  expect(await worker.get('/assets/shell.js', 'cors')).toContain('/assets/shell.js');
  await expect(worker.get('/assets/never-seen.js', 'cors')).rejects.toThrow('Failed to fetch');
});

test('a front that stands in for the gateway is no page; any other refusal is the server’s own', async () => {
  const { start, respondWith } = browser();
  const worker = start(built('1'));
  await worker.install();
  respondWith(() => new Response('bad gateway', { status: 502 }));
  expect(await worker.get('/')).toContain('/assets/named.js');
  respondWith(() => new Response('forbidden', { status: 403 }));
  expect(await worker.get('/')).toBe('forbidden');
});

test('a newer server’s page is taken at once, and the newer worker leaves nothing of the older', async () => {
  const { start, respondWith, shelves } = browser();
  await start(built('1')).install();
  shelves.set('other', new Shelf(() => Promise.reject(new Error('another’s cache'))));
  respondWith((path) => new Response(`v2 ${path}`));
  const newer = start(built('2'));
  await newer.install();
  await newer.activate();
  expect([...shelves.keys()].sort()).toEqual(['gdd-2', 'other']);
  respondWith(away);
  expect(await newer.get('/')).toBe('v2 /');
});

test('a build whose files cannot all be had is not installed', async () => {
  const { start, respondWith } = browser();
  respondWith(() => new Response('away', { status: 503 }));
  await expect(start(built('1')).install()).rejects.toThrow('/ was answered by 503.');
});

test('what the API answers is never cached', async () => {
  const { start, requests } = browser();
  const worker = start(built('1'));
  expect(await worker.get('/graphql', 'cors')).toBeUndefined();
  expect(requests).toEqual([]);
});
