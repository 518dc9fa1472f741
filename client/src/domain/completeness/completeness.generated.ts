/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/apollo/schema.generated';

import { lazyQueryHook, queryHook } from '../../shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SalesCompletenessQueryVariables = Exact<{ [key: string]: never; }>;


export type SalesCompletenessQuery = { salesCompleteness: { __typename: 'SalesCompleteness', through: string | null, lastOver: string } | null };


export const SalesCompletenessDocument = {"__meta__":{"hash":"7f8ad57c21ae1793469df5d3458a6ea7bb0123e311dac2e55b0d0fef24f9cbe0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SalesCompleteness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salesCompleteness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"through"}},{"kind":"Field","name":{"kind":"Name","value":"lastOver"}}]}}]}}]} as unknown as DocumentNode<SalesCompletenessQuery, SalesCompletenessQueryVariables>;
export const useSalesCompletenessQuery = /*#__PURE__*/ queryHook(SalesCompletenessDocument);
export const useSalesCompletenessLazyQuery = /*#__PURE__*/ lazyQueryHook(SalesCompletenessDocument);