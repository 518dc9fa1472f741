/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/apollo/schema.generated';

import { lazyQueryHook, queryHook } from '../../../shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DealerCampaignsReportQueryVariables = Exact<{
  dealerId: string;
}>;


export type DealerCampaignsReportQuery = { dealerCampaignsReport: { __typename: 'DealerCampaignsResult', data: Array<{ __typename: 'DealerCampaignRow', campaignId: string, campaignTitle: string, goalThreshold: number, tiresPurchased: number, tiresMissing: number, plafondAccumulated: string, plafondExpendable: string, tiresFleet: number, tiresFleetPercentage: string }> } | null };


export const DealerCampaignsReportDocument = {"__meta__":{"hash":"5c47e9c8d8952e4ccfbe8cdc42032a11aae311697652ca3406e136bd4b68b00e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DealerCampaignsReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dealerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dealerCampaignsReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"dealerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dealerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaignId"}},{"kind":"Field","name":{"kind":"Name","value":"campaignTitle"}},{"kind":"Field","name":{"kind":"Name","value":"goalThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"tiresPurchased"}},{"kind":"Field","name":{"kind":"Name","value":"tiresMissing"}},{"kind":"Field","name":{"kind":"Name","value":"plafondAccumulated"}},{"kind":"Field","name":{"kind":"Name","value":"plafondExpendable"}},{"kind":"Field","name":{"kind":"Name","value":"tiresFleet"}},{"kind":"Field","name":{"kind":"Name","value":"tiresFleetPercentage"}}]}}]}}]}}]} as unknown as DocumentNode<DealerCampaignsReportQuery, DealerCampaignsReportQueryVariables>;
export const useDealerCampaignsReportQuery = /*#__PURE__*/ queryHook(DealerCampaignsReportDocument);
export const useDealerCampaignsReportLazyQuery = /*#__PURE__*/ lazyQueryHook(DealerCampaignsReportDocument);