/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../shared/apollo/schema.generated';

import { lazyQueryHook, queryHook } from '../shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ShareDealerQueryVariables = Exact<{
  token: string;
}>;


export type ShareDealerQuery = { shareDealer: { __typename: 'ShareDealer', id: string, businessName: string, city: string, province: string, tier: Types.DealerTier } | null };

export type ShareCampaignsQueryVariables = Exact<{
  token: string;
}>;


export type ShareCampaignsQuery = { shareCampaigns: Array<{ __typename: 'DealerCampaign', goalThreshold: number, accepted: boolean, tiresPurchased: number, tiresMissing: number, tiresFleet: number, tiresFleetPercentage: string, plafondAccumulated: string, plafondExpendable: string, debt: string, campaign: { __typename: 'CampaignSummary', id: string, title: string, startsOn: string, endsOn: string, state: Types.CampaignState }, incentiveDetail: { __typename: 'IncentiveDetail', unlockAt: string, tiers: Array<{ __typename: 'IncentiveTier', from: string }> } }> | null };

export type SharePrevYearQueryVariables = Exact<{
  dealerId: string;
  token: string;
}>;


export type SharePrevYearQuery = { sharePrevYear: { __typename: 'SharePrevYear', dealerId: string, year: number, today: string, completeThrough: string | null, months: Array<{ __typename: 'SharePrevYearMonth', month: string, tires: number, tiresBefore: number, toDay: { __typename: 'TiresToDay', tires: number, tiresBefore: number } }> } | null };


export const ShareDealerDocument = {"__meta__":{"hash":"c2769585002b6af742519a2ab8d88ae684bb4cb05b837c3af9318930d52939e8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShareDealer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareDealer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}}]}}]}}]} as unknown as DocumentNode<ShareDealerQuery, ShareDealerQueryVariables>;
export const ShareCampaignsDocument = {"__meta__":{"hash":"d6a5468d344cfde796d63149d623182354b704600d927e3633d1ebbdac3371c8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShareCampaigns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareCampaigns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"incentiveDetail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unlockAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goalThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"tiresPurchased"}},{"kind":"Field","name":{"kind":"Name","value":"tiresMissing"}},{"kind":"Field","name":{"kind":"Name","value":"tiresFleet"}},{"kind":"Field","name":{"kind":"Name","value":"tiresFleetPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"plafondAccumulated"}},{"kind":"Field","name":{"kind":"Name","value":"plafondExpendable"}},{"kind":"Field","name":{"kind":"Name","value":"debt"}}]}}]}}]} as unknown as DocumentNode<ShareCampaignsQuery, ShareCampaignsQueryVariables>;
export const SharePrevYearDocument = {"__meta__":{"hash":"63983594b1ce939756443f4d168fb9c97c298e7869c072baa19fb10805a3e0fc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SharePrevYear"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dealerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sharePrevYear"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"dealerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dealerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dealerId"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"completeThrough"}},{"kind":"Field","name":{"kind":"Name","value":"months"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"tires"}},{"kind":"Field","name":{"kind":"Name","value":"tiresBefore"}},{"kind":"Field","name":{"kind":"Name","value":"toDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tires"}},{"kind":"Field","name":{"kind":"Name","value":"tiresBefore"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SharePrevYearQuery, SharePrevYearQueryVariables>;
export const useShareDealerQuery = /*#__PURE__*/ queryHook(ShareDealerDocument);
export const useShareDealerLazyQuery = /*#__PURE__*/ lazyQueryHook(ShareDealerDocument);
export const useShareCampaignsQuery = /*#__PURE__*/ queryHook(ShareCampaignsDocument);
export const useShareCampaignsLazyQuery = /*#__PURE__*/ lazyQueryHook(ShareCampaignsDocument);
export const useSharePrevYearQuery = /*#__PURE__*/ queryHook(SharePrevYearDocument);
export const useSharePrevYearLazyQuery = /*#__PURE__*/ lazyQueryHook(SharePrevYearDocument);