import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { csrfHeaders } from '../shared/apollo/csrf';
import { hashOf } from '../shared/apollo/documentHash';

/** Milliseconds, as the portal's own calls (`shared/apollo/timeout.ts`). */
const timeout = 15_000;

/** Why there is no answer. */
export type ShareProblem =
  /** The token is wrong, expired, revoked: which of them nobody is told. */
  | { readonly kind: 'invalid' }
  | { readonly kind: 'limited'; readonly retryAfter?: number }
  /** The portal is newer than the page. */
  | { readonly kind: 'outdated' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'unavailable' | 'unexpected'; readonly requestId?: string };

export type Answer<Data> = { readonly data: Data } | { readonly problem: ShareProblem };

interface Extensions {
  readonly code?: string;
  readonly reason?: string;
  readonly requestId?: string;
  readonly retryAfter?: number;
}

interface Body<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly extensions?: Extensions }[];
}

/**
 * Asks the gateway for one of the page's documents, by its hash. The token is among the variables and nowhere else; no
 * session goes with it, whoever is signed in to the portal.
 */
export async function ask<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Answer<Data>> {
  const first = await send(document, variables);
  // Refused for its CSRF header a call was not carried out: it is sent once more with the new cookie.
  return 'csrf' in first ? settled(await send(document, variables)) : settled(first);
}

type Sent<Data> = Answer<Data> | { readonly csrf: true };

function settled<Data>(sent: Sent<Data>): Answer<Data> {
  return 'csrf' in sent ? { problem: { kind: 'unexpected' } } : sent;
}

async function send<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Sent<Data>> {
  try {
    const response = await fetch(new URL('/graphql', window.location.href), {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', ...csrfHeaders(window.document.cookie) },
      body: JSON.stringify({
        variables,
        extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(document) } },
      }),
      signal: AbortSignal.timeout(timeout),
    });
    return read((await response.json()) as Body<Data>);
  } catch (error) {
    // What fetch throws when there is no connection.
    if (error instanceof TypeError) return { problem: { kind: 'offline' } };
    // No answer in time, or one of a proxy before the portal.
    return { problem: { kind: 'unavailable' } };
  }
}

function read<Data>({ data, errors }: Body<Data>): Sent<Data> {
  const extensions = errors?.[0]?.extensions;
  if (errors === undefined && data) return { data };
  const { code, reason, requestId, retryAfter } = extensions ?? {};
  if (code === 'FORBIDDEN' && reason === 'csrf') return { csrf: true };
  if (code === 'BAD_USER_INPUT' && reason === 'unknownDocument') return { problem: { kind: 'outdated' } };
  if (code === 'NOT_FOUND' || code === 'BAD_USER_INPUT') return { problem: { kind: 'invalid' } };
  if (code === 'RATE_LIMITED') {
    return { problem: { kind: 'limited', ...(retryAfter !== undefined && { retryAfter }) } };
  }
  const kind = code?.startsWith('UPSTREAM_') ? 'unavailable' : 'unexpected';
  return { problem: { kind, ...(requestId !== undefined && { requestId }) } };
}
