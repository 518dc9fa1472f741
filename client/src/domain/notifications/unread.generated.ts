/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/apollo/schema.generated';

import { lazyQueryHook, queryHook } from '../../shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type InboxUnreadQueryVariables = Exact<{ [key: string]: never; }>;


export type InboxUnreadQuery = { inboxUnread: number | null };


export const InboxUnreadDocument = {"__meta__":{"hash":"0f5a73b3f4b7ae53023210b62b46b26e32e2ed7ac2bd8767e49d7fdec50c6199"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InboxUnread"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inboxUnread"}}]}}]} as unknown as DocumentNode<InboxUnreadQuery, InboxUnreadQueryVariables>;
export const useInboxUnreadQuery = /*#__PURE__*/ queryHook(InboxUnreadDocument);
export const useInboxUnreadLazyQuery = /*#__PURE__*/ lazyQueryHook(InboxUnreadDocument);