import { authPathOf, signInPath } from '@gdd/schema/entries';

/** A request as the worker knows it. */
interface WorkerRequest {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** The handling of a request: a document comes from the network first, a file from the cache. */
type Handling = { readonly by: 'network'; readonly document: string } | { readonly by: 'cache' };

/** Files whose names change with their content. */
const hashed = /^\/(auth\/)?assets\//;
/** Addresses that are answered by something else than the portal's page or a sign-in page. */
const notPages = /^\/(graphql|graphiql|share|detail-share|files|uploads|api|health|ready|metrics)(\/|$)|\.[^/]*$/;

/** The handling of a request; undefined where it is the browser's own: every call of the API is. */
export function handlingOf({ method, mode, url }: WorkerRequest, origin: string): Handling | undefined {
  const { origin: target, pathname } = new URL(url);
  if (method !== 'GET' || target !== origin) return undefined;
  if (hashed.test(pathname)) return { by: 'cache' };
  if (mode !== 'navigate' || notPages.test(pathname)) return undefined;
  return { by: 'network', document: authPathOf(pathname) === undefined ? '/' : signInPath };
}

/** Whether the response to a navigation is a front's, in the place of a gateway that is away. */
export function isOutage(status: number): boolean {
  return status === 502 || status === 503 || status === 504;
}

/** The hashed files that a document names. */
export function filesNamedBy(html: string): readonly string[] {
  return [...html.matchAll(/(?:src|href)="(\/(?:auth\/)?assets\/[^"]+)"/g)].map(([, file = '']) => file);
}

/**
 * A cached document with a nonce of its own, as each response of the gateway has: one that has been used could be known.
 *
 * @param nonce a value that nobody could guess
 */
export async function withNonce(stored: Response, nonce: string): Promise<Response> {
  const html = await stored.text();
  const headers = new Headers(stored.headers);
  const used = /nonce="([\w-]+)"/.exec(html)?.[1];
  if (used === undefined) return new Response(html, { headers });
  headers.set('content-security-policy', (headers.get('content-security-policy') ?? '').replaceAll(used, nonce));
  return new Response(html.replaceAll(used, nonce), { headers });
}
