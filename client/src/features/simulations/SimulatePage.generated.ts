/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/apollo/schema.generated';

import { lazyQueryHook, queryHook } from '../../shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SimulatePageQueryVariables = Exact<{
  id: string;
}>;


export type SimulatePageQuery = { constants: { __typename: 'Constants', today: string } | null, campaign: { __typename: 'Campaign', id: string, title: string, startsOn: string, endsOn: string, state: Types.CampaignState } | null };

export type SimulatePage_CampaignFragment = { __typename: 'Campaign', id: string, title: string, startsOn: string, endsOn: string, state: Types.CampaignState };

export type OtherCampaignsQueryVariables = Exact<{
  input: Types.CampaignTableInput;
}>;


export type OtherCampaignsQuery = { campaignsTable: { __typename: 'CampaignPage', items: Array<{ __typename: 'CampaignSummary', id: string, title: string, startsOn: string, endsOn: string }> } | null };

export const SimulatePage_CampaignFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SimulatePage_campaign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]} as unknown as DocumentNode<SimulatePage_CampaignFragment, unknown>;
export const SimulatePageDocument = {"__meta__":{"hash":"89a4c5e04095629f6850a304b92262629ed7d1122495fa45ff04b8c53f86b337"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SimulatePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"constants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"today"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SimulatePage_campaign"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SimulatePage_campaign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]} as unknown as DocumentNode<SimulatePageQuery, SimulatePageQueryVariables>;
export const OtherCampaignsDocument = {"__meta__":{"hash":"26a6c7901854d726b39027d11f8394b938e71f731cd6aeca15dafd8329d5021e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OtherCampaigns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignTableInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaignsTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}}]}}]}}]}}]} as unknown as DocumentNode<OtherCampaignsQuery, OtherCampaignsQueryVariables>;
export const useSimulatePageQuery = /*#__PURE__*/ queryHook(SimulatePageDocument);
export const useSimulatePageLazyQuery = /*#__PURE__*/ lazyQueryHook(SimulatePageDocument);
export const useOtherCampaignsQuery = /*#__PURE__*/ queryHook(OtherCampaignsDocument);
export const useOtherCampaignsLazyQuery = /*#__PURE__*/ lazyQueryHook(OtherCampaignsDocument);