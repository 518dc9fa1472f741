/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/apollo/schema.generated';

import { lazyQueryHook, queryHook } from '../../shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WaitingUsersQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingUsersQuery = { waitingUsers: number | null };


export const WaitingUsersDocument = {"__meta__":{"hash":"fac03f674d57ee5cb306d00bc519d3fea08a93c1eede9b673fbc4fe1b4e3561a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingUsers"}}]}}]} as unknown as DocumentNode<WaitingUsersQuery, WaitingUsersQueryVariables>;
export const useWaitingUsersQuery = /*#__PURE__*/ queryHook(WaitingUsersDocument);
export const useWaitingUsersLazyQuery = /*#__PURE__*/ lazyQueryHook(WaitingUsersDocument);