import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/** Options of a call of the session's, beside its document and variables. */
export interface SendOptions {
  /** This call begins, looks up or ends a session: its refusal never ends one. */
  readonly startsSession?: boolean;
  /** This call goes out without a token. */
  readonly anonymous?: boolean;
  /** The token to send instead of the session's own. */
  readonly bearer?: string;
  /** The call goes on when the page is left. */
  readonly keepalive?: boolean;
}

/**
 * Sends one of the client's documents to the gateway: the portal by Apollo Client, the light pages by `sendByHash`.
 *
 * @throws what `problemOf` understands
 */
export type Send = <Data, Variables extends Readonly<Record<string, unknown>>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  options?: SendOptions,
) => Promise<Data>;
