import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import type { Send, SendOptions } from './send';
import { csrfHeaders } from './csrf';
import { hashOf } from './documentHash';
import { problemOf, problemOfResponse, problemOfExtensions, ProblemError } from './problem';
import { fetchWithin } from './timeout';

interface SendByHashOptions {
  readonly uri: string;
  /** Returns the page's current cookies. */
  readonly cookies: () => string;
  /** Returns the session's current token; undefined sends calls without one. */
  readonly token?: () => string | undefined;
  /** Returns the part of a request that identifies its document; default: the hash. */
  readonly identify?: (document: DocumentNode) => object;
}

interface Body<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly extensions?: unknown }[];
}

/** Sends without Apollo Client: one document by its hash, one response, nothing cached. */
export function sendByHash({ uri, cookies, token = () => undefined, identify = byHash }: SendByHashOptions): Send {
  const send = async <Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    { anonymous, bearer, keepalive }: SendOptions = {},
  ): Promise<Data> => {
    const authorization = anonymous ? undefined : (bearer ?? token());
    const response = await fetchWithin(uri, {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        'content-type': 'application/json',
        ...csrfHeaders(cookies()),
        ...(authorization !== undefined && { authorization: `Bearer ${authorization}` }),
      },
      body: JSON.stringify({ ...identify(document), variables }),
      ...(keepalive && { keepalive }),
    });
    return dataOf(response.status, await response.text());
  };
  return async (document, variables, options) => {
    try {
      return await send(document, variables, options);
    } catch (error) {
      if (problemOf(error)?.reason !== 'csrf') throw error;
      // A call refused for its CSRF header was not carried out: it is sent again with the new cookie.
      return send(document, variables, options);
    }
  };
}

function byHash(document: DocumentNode): object {
  return { extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(document) } } };
}

/** @throws ProblemError for an error of the gateway, and for a response that is not the gateway's */
function dataOf<Data>(status: number, text: string): Data {
  const body = bodyOf<Data>(text);
  // Not JSON: the page of a proxy in front of the portal, with any status.
  if (body === undefined)
    throw new ProblemError(status < 400 ? { code: 'UPSTREAM_INVALID' } : problemOfResponse(status, ''));
  if (body.errors !== undefined) throw new ProblemError(problemOfExtensions(body.errors[0]?.extensions));
  if (!body.data) throw new ProblemError({ code: 'UPSTREAM_INVALID' });
  return body.data;
}

function bodyOf<Data>(text: string): Body<Data> | undefined {
  try {
    return JSON.parse(text) as Body<Data>;
  } catch {
    return undefined;
  }
}
