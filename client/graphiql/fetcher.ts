import type { GraphiQLProps } from 'graphiql';
import { Kind, parse } from 'graphql';
import { csrfHeaders } from '../src/shared/apollo/csrf.ts';

type Fetcher = GraphiQLProps['fetcher'];
type FetcherResult = Awaited<ReturnType<Fetcher>>;

/** A response that opens a session. */
interface SignedIn {
  readonly data?: { readonly login?: { readonly apiToken?: string } | null } | null;
}

/**
 * Sends operations to the gateway that serves this page, with the header that a browser's request needs. The token that
 * was sent last, or that signing in gave, is sent from every tab whose headers name none; it is gone with the page.
 */
export function createFetcher(): Fetcher {
  let token: string | undefined;
  return async (operation, options) => {
    const headers = new Headers({ 'content-type': 'application/json', ...csrfHeaders(document.cookie) });
    for (const [name, value] of Object.entries(options?.headers ?? {})) headers.set(name, String(value));
    token = /^Bearer (\S+)/i.exec(headers.get('authorization') ?? '')?.[1] ?? token;
    headers.delete('authorization');
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    const body = JSON.stringify(isAlone(operation.query) ? { ...operation, operationName: undefined } : operation);
    const response = await fetch('/graphql', { method: 'POST', credentials: 'same-origin', headers, body });
    const result = (await response.json()) as FetcherResult & SignedIn;
    token = result.data?.login?.apiToken ?? token;
    return result;
  };
}

/**
 * Whether a text has one operation, which needs no name: just after a change of tab the editor still names the
 * operation of the tab before.
 */
function isAlone(text: string): boolean {
  try {
    return parse(text).definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length === 1;
  } catch {
    return false;
  }
}
