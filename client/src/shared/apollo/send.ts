import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/** Options of a call besides its document and variables. */
export interface SendOptions {
  /** The call starts, looks up or ends a session: an UNAUTHENTICATED response to it never ends one. */
  readonly startsSession?: boolean;
  /** The call is sent without a token. */
  readonly anonymous?: boolean;
  /** The token to send instead of the session's own. */
  readonly bearer?: string;
  /** The call continues when the page is left. */
  readonly keepalive?: boolean;
}

/**
 * Sends one of the client's documents to the gateway: the portal by Apollo Client, the light pages by `sendByHash`.
 *
 * @throws an error that `problemOf` converts
 */
export type Send = <Data, Variables extends Readonly<Record<string, unknown>>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  options?: SendOptions,
) => Promise<Data>;
