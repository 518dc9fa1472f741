/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/apollo/schema.generated';

import { lazyQueryHook, queryHook } from '../../../shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SettlementHoldListQueryVariables = Exact<{
  input: Types.SettlementHoldTableInput;
}>;


export type SettlementHoldListQuery = { settlementHoldsTable: { __typename: 'SettlementHoldPage', total: number, items: Array<{ __typename: 'SettlementHold', id: string, reason: string | null, isReasonShown: boolean, heldBy: string | null, heldAt: string, releasedBy: string | null, releasedAt: string | null, dealer: { __typename: 'Member', id: string, code: string, businessName: string }, campaign: { __typename: 'CampaignTitle', id: string, title: string } | null }> } | null };


export const SettlementHoldListDocument = {"__meta__":{"hash":"a49f8f9be0ce2a8515fd05920c141bc0250074e7cb9a25c103d64bfe854815e3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettlementHoldList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettlementHoldTableInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settlementHoldsTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HoldFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HoldFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SettlementHold"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dealer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campaign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"isReasonShown"}},{"kind":"Field","name":{"kind":"Name","value":"heldBy"}},{"kind":"Field","name":{"kind":"Name","value":"heldAt"}},{"kind":"Field","name":{"kind":"Name","value":"releasedBy"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}}]}}]} as unknown as DocumentNode<SettlementHoldListQuery, SettlementHoldListQueryVariables>;
export const useSettlementHoldListQuery = /*#__PURE__*/ queryHook(SettlementHoldListDocument);
export const useSettlementHoldListLazyQuery = /*#__PURE__*/ lazyQueryHook(SettlementHoldListDocument);