import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/** How a call of the session's goes out, beside its document and variables. */
export interface AskOptions {
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
 * Asks the gateway for one of the client's documents. The portal asks by Apollo Client, the light pages by `askByHash`.
 *
 * @throws what `problemOf` understands
 */
export type Ask = <Data, Variables extends Readonly<Record<string, unknown>>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  options?: AskOptions,
) => Promise<Data>;
