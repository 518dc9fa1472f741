/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/apollo/schema.generated';

import { lazyQueryHook, mutationHook, queryHook } from '../../shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AnalyticsQueryVariables = Exact<{
  input: Types.AnalyticsInput;
}>;


export type AnalyticsQuery = { analytics: { __typename: 'Analytics', total: number, items: Array<{ __typename: 'AnalyticsRow', keys: Array<{ __typename: 'AnalyticsKey', dimension: Types.AnalyticsDimension, value: string | null, label: string | null }>, values: { __typename: 'AnalyticsValues', tires: number | null, tiresFleet: number | null, fleetPercentage: string | null, amount: string | null, dealers: number | null, goalAttainment: string | null }, before: { __typename: 'AnalyticsValues', tires: number | null, tiresFleet: number | null, fleetPercentage: string | null, amount: string | null, dealers: number | null, goalAttainment: string | null } | null }>, totals: { __typename: 'AnalyticsTotals', values: { __typename: 'AnalyticsValues', tires: number | null, tiresFleet: number | null, fleetPercentage: string | null, amount: string | null, dealers: number | null, goalAttainment: string | null }, before: { __typename: 'AnalyticsValues', tires: number | null, tiresFleet: number | null, fleetPercentage: string | null, amount: string | null, dealers: number | null, goalAttainment: string | null } | null } } | null };

export type AnalyticsFileQueryVariables = Exact<{
  input: Types.AnalyticsFileInput;
}>;


export type AnalyticsFileQuery = { analyticsFile: { __typename: 'FileTicket', url: string, filename: string } | null };

export type RequestAnalyticsExportMutationVariables = Exact<{
  input: Types.AnalyticsFileInput;
  idempotencyKey: string;
}>;


export type RequestAnalyticsExportMutation = { requestAnalyticsExport: { __typename: 'Export', id: string } };

export type AnalyticsChoicesQueryVariables = Exact<{
  year: number;
}>;


export type AnalyticsChoicesQuery = { brands: Array<string> | null, campaignsByYear: Array<{ __typename: 'CampaignSummary', id: string, title: string, state: Types.CampaignState }> | null };

export type AnalyticsPartsQueryVariables = Exact<{
  input: Types.AnalyticsInput;
}>;


export type AnalyticsPartsQuery = { analytics: { __typename: 'Analytics', total: number, items: Array<{ __typename: 'AnalyticsRow', keys: Array<{ __typename: 'AnalyticsKey', dimension: Types.AnalyticsDimension, value: string | null, label: string | null }> }> } | null };

export type AnalyticsDealerQueryVariables = Exact<{
  id: string;
}>;


export type AnalyticsDealerQuery = { dealer: { __typename: 'Dealer', id: string, businessName: string } | null };


export const AnalyticsDocument = {"__meta__":{"hash":"e04db9511df9fa0190f7c6d7ab1d20770eca466ba3f8de53303dcea4224759b6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Analytics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"analytics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dimension"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tires"}},{"kind":"Field","name":{"kind":"Name","value":"tiresFleet"}},{"kind":"Field","name":{"kind":"Name","value":"fleetPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"dealers"}},{"kind":"Field","name":{"kind":"Name","value":"goalAttainment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tires"}},{"kind":"Field","name":{"kind":"Name","value":"tiresFleet"}},{"kind":"Field","name":{"kind":"Name","value":"fleetPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"dealers"}},{"kind":"Field","name":{"kind":"Name","value":"goalAttainment"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tires"}},{"kind":"Field","name":{"kind":"Name","value":"tiresFleet"}},{"kind":"Field","name":{"kind":"Name","value":"fleetPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"dealers"}},{"kind":"Field","name":{"kind":"Name","value":"goalAttainment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tires"}},{"kind":"Field","name":{"kind":"Name","value":"tiresFleet"}},{"kind":"Field","name":{"kind":"Name","value":"fleetPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"dealers"}},{"kind":"Field","name":{"kind":"Name","value":"goalAttainment"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AnalyticsQuery, AnalyticsQueryVariables>;
export const AnalyticsFileDocument = {"__meta__":{"hash":"d1493ca897cdd21d7aeac9e5bd48fc52353f5c0e65479d8e79c768fb12d3d6b9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnalyticsFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"analyticsFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}}]}}]}}]} as unknown as DocumentNode<AnalyticsFileQuery, AnalyticsFileQueryVariables>;
export const RequestAnalyticsExportDocument = {"__meta__":{"hash":"355a828a00032473ba47c62951cc3b5bb827fe5834ad8535e7838eca015a3af6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestAnalyticsExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsFileInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestAnalyticsExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RequestAnalyticsExportMutation, RequestAnalyticsExportMutationVariables>;
export const AnalyticsChoicesDocument = {"__meta__":{"hash":"ab888950f7f663e126075b60fc097a871c172c290200f19fce5cb87fb4d61cbb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnalyticsChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brands"}},{"kind":"Field","name":{"kind":"Name","value":"campaignsByYear"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<AnalyticsChoicesQuery, AnalyticsChoicesQueryVariables>;
export const AnalyticsPartsDocument = {"__meta__":{"hash":"e9e67550cc0fb68d2532e842a3894edfe281310e88e4e3d02e5df625e95950fb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnalyticsParts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"analytics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dimension"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AnalyticsPartsQuery, AnalyticsPartsQueryVariables>;
export const AnalyticsDealerDocument = {"__meta__":{"hash":"c24c9dcfd7123054cac01caa2372310b5f9ae76a5a2abf676995b5a4cec29fb4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnalyticsDealer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dealer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}}]}}]}}]} as unknown as DocumentNode<AnalyticsDealerQuery, AnalyticsDealerQueryVariables>;
export const useAnalyticsQuery = /*#__PURE__*/ queryHook(AnalyticsDocument);
export const useAnalyticsLazyQuery = /*#__PURE__*/ lazyQueryHook(AnalyticsDocument);
export const useAnalyticsFileQuery = /*#__PURE__*/ queryHook(AnalyticsFileDocument);
export const useAnalyticsFileLazyQuery = /*#__PURE__*/ lazyQueryHook(AnalyticsFileDocument);
export const useRequestAnalyticsExportMutation = /*#__PURE__*/ mutationHook(RequestAnalyticsExportDocument);
export const useAnalyticsChoicesQuery = /*#__PURE__*/ queryHook(AnalyticsChoicesDocument);
export const useAnalyticsChoicesLazyQuery = /*#__PURE__*/ lazyQueryHook(AnalyticsChoicesDocument);
export const useAnalyticsPartsQuery = /*#__PURE__*/ queryHook(AnalyticsPartsDocument);
export const useAnalyticsPartsLazyQuery = /*#__PURE__*/ lazyQueryHook(AnalyticsPartsDocument);
export const useAnalyticsDealerQuery = /*#__PURE__*/ queryHook(AnalyticsDealerDocument);
export const useAnalyticsDealerLazyQuery = /*#__PURE__*/ lazyQueryHook(AnalyticsDealerDocument);