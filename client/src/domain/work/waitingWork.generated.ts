/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/apollo/schema.generated';

import { lazyQueryHook, queryHook } from '../../shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WaitingWorkQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingWorkQuery = { waitingWork: Array<{ __typename: 'WaitingWork', kind: Types.WaitingWorkKind, count: number }> | null };


export const WaitingWorkDocument = {"__meta__":{"hash":"1ecefc0e5a2bcc0b38262e2216f0b23a5223448b0b65cb137d7274fb90239272"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingWork"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingWork"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<WaitingWorkQuery, WaitingWorkQueryVariables>;
export const useWaitingWorkQuery = /*#__PURE__*/ queryHook(WaitingWorkDocument);
export const useWaitingWorkLazyQuery = /*#__PURE__*/ lazyQueryHook(WaitingWorkDocument);