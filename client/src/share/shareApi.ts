import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { sendByHash } from '../shared/apollo/sendByHash';
import { thrownProblem, type Problem } from '../shared/apollo/problem';

/** The reason why there is no data. */
export type ShareProblem =
  /** The token is wrong, expired or revoked; the response does not say which. */
  | { readonly kind: 'invalid' }
  | { readonly kind: 'limited'; readonly retryAfter?: number }
  /** The page is older than the portal: the gateway no longer knows its documents. */
  | { readonly kind: 'outdated' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'unavailable' | 'unexpected'; readonly requestId?: string };

/** The data of an operation, or the problem in its place. */
export type ShareResponse<Data> = { readonly data: Data } | { readonly problem: ShareProblem };

/**
 * Sends one of the page's documents to the gateway, by its hash. The token is among the variables and nowhere else; the
 * request carries no session, even if the user is signed in to the portal.
 */
export async function sendShare<Data, Variables extends Readonly<Record<string, unknown>>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<ShareResponse<Data>> {
  const uri = new URL('/graphql', window.location.href).href;
  const send = sendByHash({ uri, cookies: () => window.document.cookie });
  return send(document, variables).then(
    (data) => ({ data }),
    (error: unknown) => ({ problem: shareProblem(thrownProblem(error)) }),
  );
}

function shareProblem({ code, reason, offline, requestId, retryAfter }: Problem): ShareProblem {
  if (offline) return { kind: 'offline' };
  if (reason === 'unknownDocument') return { kind: 'outdated' };
  if (code === 'NOT_FOUND' || code === 'BAD_USER_INPUT') return { kind: 'invalid' };
  if (code === 'RATE_LIMITED') return { kind: 'limited', ...(retryAfter !== undefined && { retryAfter }) };
  const kind = code.startsWith('UPSTREAM_') ? 'unavailable' : 'unexpected';
  return { kind, ...(requestId !== undefined && { requestId }) };
}
