import { authPathOf, signInPath } from '@gdd/schema/entries';

/** The properties of a request that decide how it is handled. */
interface WorkerRequest {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** How a request is handled: a document from the network, else from the cache; a hashed file from the cache first. */
type Handling = { readonly by: 'network'; readonly document: string } | { readonly by: 'cache' };

/** Paths of files whose names change with their content. */
const hashed = /^\/(auth\/)?assets\//;
/** Paths that are neither a page of the portal nor a sign-in page. */
const notPages = /^\/(graphql|graphiql|share|detail-share|files|uploads|api|health|ready|metrics)(\/|$)|\.[^/]*$/;

/** How a request is handled; undefined where the browser handles it itself, as every call of the API. */
export function handlingOf({ method, mode, url }: WorkerRequest, origin: string): Handling | undefined {
  const { origin: target, pathname } = new URL(url);
  if (method !== 'GET' || target !== origin) return undefined;
  if (hashed.test(pathname)) return { by: 'cache' };
  if (mode !== 'navigate' || notPages.test(pathname)) return undefined;
  return { by: 'network', document: authPathOf(pathname) === undefined ? '/' : signInPath };
}

/** Whether the status is that of a proxy whose gateway does not respond. */
export function isOutage(status: number): boolean {
  return status === 502 || status === 503 || status === 504;
}

/** The hashed files that an HTML document references. */
export function filesNamedBy(html: string): readonly string[] {
  return [...html.matchAll(/(?:src|href)="(\/(?:auth\/)?assets\/[^"]+)"/g)].map(([, file = '']) => file);
}

/**
 * A cached document with a new CSP nonce, as each response of the gateway has one: a used nonce could be known.
 *
 * @param nonce an unpredictable value
 */
export async function withNonce(stored: Response, nonce: string): Promise<Response> {
  const html = await stored.text();
  const headers = new Headers(stored.headers);
  const used = /nonce="([\w-]+)"/.exec(html)?.[1];
  if (used === undefined) return new Response(html, { headers });
  headers.set('content-security-policy', (headers.get('content-security-policy') ?? '').replaceAll(used, nonce));
  return new Response(html.replaceAll(used, nonce), { headers });
}
