import { filesNamedBy, handlingOf, isOutage, withNonce } from './decisions';

/** Version and files of a build (build/serviceWorker.ts). */
export interface Built {
  /** Changes with every build whose files differ. */
  readonly version: string;
  /** The files of the shell and of the pages that can be read offline. */
  readonly files: readonly string[];
  /** Paths of the HTML documents: the portal's and the sign-in page's. */
  readonly documents: readonly string[];
}

interface ExtendableEvent extends Event {
  readonly waitUntil: (until: Promise<unknown>) => void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
}

/** The members of a service worker's global scope that are used; the DOM's types do not declare them. */
export interface WorkerScope {
  readonly caches: CacheStorage;
  readonly crypto: Pick<Crypto, 'randomUUID'>;
  readonly location: { readonly origin: string };
  readonly clients: { readonly claim: () => Promise<void> };
  readonly fetch: (request: Request | string) => Promise<Response>;
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (type: 'install' | 'activate' | 'fetch', listener: (event: never) => void) => void;
}

const prefix = 'gdd-';

/**
 * Serves the portal's shell offline. It caches the documents and files of one build, and no response of the API; the
 * next build's worker deletes them.
 */
export function work(scope: WorkerScope, { version, files, documents }: Built): void {
  const name = prefix + version;

  /** Caches a document and returns the files that it references. */
  const cacheDocument = async (cache: Cache, document: string): Promise<readonly string[]> => {
    const response = await scope.fetch(document);
    if (!response.ok) throw new Error(`${document} was answered by ${response.status}.`);
    const html = await response.clone().text();
    await cache.put(document, response);
    return filesNamedBy(html);
  };

  const install = async (): Promise<void> => {
    const cache = await scope.caches.open(name);
    const named = await Promise.all(documents.map((document) => cacheDocument(cache, document)));
    await cache.addAll([...new Set([...files, ...named.flat()])]);
    // An open page already has its files, so the new worker takes over without waiting until it is closed.
    await scope.skipWaiting();
  };

  const activate = async (): Promise<void> => {
    const names = await scope.caches.keys();
    const old = names.filter((each) => each.startsWith(prefix) && each !== name);
    await Promise.all(old.map((each) => scope.caches.delete(each)));
    await scope.clients.claim();
  };

  const storedDocument = async (document: string): Promise<Response | undefined> => {
    const stored = await (await scope.caches.open(name)).match(document, { ignoreVary: true });
    return stored && withNonce(stored, scope.crypto.randomUUID());
  };

  /** The server's document whenever it responds: a cached shell never hides a newer server. */
  const fromNetwork = async (request: Request, document: string): Promise<Response> => {
    const response = await scope.fetch(request).catch((error: unknown) => ({ error }));
    if ('error' in response) {
      const stored = await storedDocument(document);
      if (stored === undefined) throw response.error;
      return stored;
    }
    if (isOutage(response.status)) return (await storedDocument(document)) ?? response;
    if (response.ok && !response.redirected) await (await scope.caches.open(name)).put(document, response.clone());
    return response;
  };

  const fromCache = async (request: Request): Promise<Response> => {
    const cache = await scope.caches.open(name);
    const stored = await cache.match(request, { ignoreVary: true });
    if (stored !== undefined) return stored;
    const response = await scope.fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  };

  scope.addEventListener('install', (event: ExtendableEvent) => event.waitUntil(install()));
  scope.addEventListener('activate', (event: ExtendableEvent) => event.waitUntil(activate()));
  scope.addEventListener('fetch', (event: FetchEvent) => {
    const { request } = event;
    const handling = handlingOf(request, scope.location.origin);
    if (handling === undefined) return;
    event.respondWith(handling.by === 'cache' ? fromCache(request) : fromNetwork(request, handling.document));
  });
}
