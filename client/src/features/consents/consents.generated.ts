/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/apollo/schema.generated';

import { lazyQueryHook, queryHook } from '../../shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConsentListQueryVariables = Exact<{
  input: Types.ConsentTableInput;
}>;


export type ConsentListQuery = { smsConsentsTable: { __typename: 'ConsentEntryPage', total: number, items: Array<{ __typename: 'ConsentEntry', id: string, dealerId: string, code: string, businessName: string, decidedBy: string, given: boolean, version: string, decidedAt: string, source: Types.ConsentSource | null, holds: boolean }> } | null };

export type ConsentListedFragment = { __typename: 'ConsentEntry', id: string, dealerId: string, code: string, businessName: string, decidedBy: string, given: boolean, version: string, decidedAt: string, source: Types.ConsentSource | null, holds: boolean };

export type ConsentsFileQueryVariables = Exact<{
  input: Types.ConsentsFileInput;
}>;


export type ConsentsFileQuery = { smsConsentsFile: { __typename: 'FileTicket', url: string, filename: string } | null };

export const ConsentListedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsentListed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dealerId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"given"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"holds"}}]}}]} as unknown as DocumentNode<ConsentListedFragment, unknown>;
export const ConsentListDocument = {"__meta__":{"hash":"9c46efe9648aaab1962995ae05ab2a61b79f1a38f353337174a35bd0c1e20e47"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsentList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentTableInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smsConsentsTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsentListed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsentListed"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dealerId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"given"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"holds"}}]}}]} as unknown as DocumentNode<ConsentListQuery, ConsentListQueryVariables>;
export const ConsentsFileDocument = {"__meta__":{"hash":"6f691037fada22be95847e6b03a9e7e21c415458c7a8c33290d8f67126aacf5d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsentsFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentsFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smsConsentsFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}}]}}]}}]} as unknown as DocumentNode<ConsentsFileQuery, ConsentsFileQueryVariables>;
export const useConsentListQuery = /*#__PURE__*/ queryHook(ConsentListDocument);
export const useConsentListLazyQuery = /*#__PURE__*/ lazyQueryHook(ConsentListDocument);
export const useConsentsFileQuery = /*#__PURE__*/ queryHook(ConsentsFileDocument);
export const useConsentsFileLazyQuery = /*#__PURE__*/ lazyQueryHook(ConsentsFileDocument);