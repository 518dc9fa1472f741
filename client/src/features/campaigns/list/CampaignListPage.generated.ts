/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/apollo/schema.generated';

import { lazyQueryHook, queryHook } from '../../../shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CampaignListQueryVariables = Exact<{
  input: Types.CampaignTableInput;
}>;


export type CampaignListQuery = { campaignsTable: { __typename: 'CampaignPage', total: number, items: Array<{ __typename: 'CampaignSummary', id: string, title: string, type: Types.CampaignType, duration: Types.CampaignDuration, group: Types.CampaignGroup, year: number, startsOn: string, endsOn: string, state: Types.CampaignState }> } | null };

export type CampaignListTotalsQueryVariables = Exact<{
  input: Types.CampaignTableInput;
}>;


export type CampaignListTotalsQuery = { campaignsTable: { __typename: 'CampaignPage', items: Array<{ __typename: 'CampaignSummary', id: string, totals: { __typename: 'CampaignTotals', dealers: number, accepted: number, goalReached: number, goalThreshold: number, tiresPurchased: number, tiresFleet: number, plafondAccumulated: string, plafondExpendable: string } | null }> } | null };

export type CampaignGroupCountsQueryVariables = Exact<{
  main: Types.CampaignTableInput;
  secondary: Types.CampaignTableInput;
}>;


export type CampaignGroupCountsQuery = { main: { __typename: 'CampaignPage', total: number } | null, secondary: { __typename: 'CampaignPage', total: number } | null };


export const CampaignListDocument = {"__meta__":{"hash":"e6a38dcaa54008615af28df9069c0b26bc1b2f3432ff10373fb8f977fc3ff48b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CampaignList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignTableInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaignsTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampaignHead"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampaignHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]} as unknown as DocumentNode<CampaignListQuery, CampaignListQueryVariables>;
export const CampaignListTotalsDocument = {"__meta__":{"hash":"b0daf475efb320c5224cd5cf1c8f62ec5b76d52198b69f44b370d417bcb72f71"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CampaignListTotals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignTableInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaignsTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampaignTotalsFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampaignTotalsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignTotals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dealers"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"goalReached"}},{"kind":"Field","name":{"kind":"Name","value":"goalThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"tiresPurchased"}},{"kind":"Field","name":{"kind":"Name","value":"tiresFleet"}},{"kind":"Field","name":{"kind":"Name","value":"plafondAccumulated"}},{"kind":"Field","name":{"kind":"Name","value":"plafondExpendable"}}]}}]} as unknown as DocumentNode<CampaignListTotalsQuery, CampaignListTotalsQueryVariables>;
export const CampaignGroupCountsDocument = {"__meta__":{"hash":"5c70249452487e6db22112036791f4cdfc6801ed2f086608031010d60833d538"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CampaignGroupCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"main"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignTableInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"secondary"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignTableInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"main"},"name":{"kind":"Name","value":"campaignsTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"main"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"secondary"},"name":{"kind":"Name","value":"campaignsTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"secondary"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<CampaignGroupCountsQuery, CampaignGroupCountsQueryVariables>;
export const useCampaignListQuery = /*#__PURE__*/ queryHook(CampaignListDocument);
export const useCampaignListLazyQuery = /*#__PURE__*/ lazyQueryHook(CampaignListDocument);
export const useCampaignListTotalsQuery = /*#__PURE__*/ queryHook(CampaignListTotalsDocument);
export const useCampaignListTotalsLazyQuery = /*#__PURE__*/ lazyQueryHook(CampaignListTotalsDocument);
export const useCampaignGroupCountsQuery = /*#__PURE__*/ queryHook(CampaignGroupCountsDocument);
export const useCampaignGroupCountsLazyQuery = /*#__PURE__*/ lazyQueryHook(CampaignGroupCountsDocument);