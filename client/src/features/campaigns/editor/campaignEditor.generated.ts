/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/apollo/schema.generated';

import { lazyQueryHook, queryHook } from '../../../shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BrandsQueryVariables = Exact<{ [key: string]: never; }>;


export type BrandsQuery = { brands: Array<string> | null };

export type CampaignExampleQueryVariables = Exact<{
  input: Types.CampaignExampleInput;
}>;


export type CampaignExampleQuery = { campaignExample: { __typename: 'CampaignExample', tiresMissing: number, plafondAccumulated: string, plafondExpendable: string, base: string, lineTires: number, boostedTires: string, factorLimit: string | null, averageFactor: string, beforeCap: string, capped: boolean, unlockTires: number, unlocked: boolean, tiers: Array<{ __typename: 'StatementTier', from: string, startsAt: number, rate: string, tires: number, amount: string, reached: boolean }> } | null };

export type CampaignCostQueryVariables = Exact<{
  campaignId: string;
  input: Types.CampaignCostInput;
}>;


export type CampaignCostQuery = { campaignCost: { __typename: 'CampaignCost', from: string, to: string, result: { __typename: 'SimulationResult', dealers: number, unlocked: number, tires: number, accumulated: string, expendable: string } } | null };


export const BrandsDocument = {"__meta__":{"hash":"cc51226c9d6ee69e4a3395add6426a2e38557a7679f6e3e03a2d00f6dda80171"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Brands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brands"}}]}}]} as unknown as DocumentNode<BrandsQuery, BrandsQueryVariables>;
export const CampaignExampleDocument = {"__meta__":{"hash":"8139d7687b4d19ce98699c52237d115bd53c10c828ffcbd895e3f4898fc4680c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CampaignExample"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignExampleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaignExample"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tiresMissing"}},{"kind":"Field","name":{"kind":"Name","value":"plafondAccumulated"}},{"kind":"Field","name":{"kind":"Name","value":"plafondExpendable"}},{"kind":"Field","name":{"kind":"Name","value":"tiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatementTierFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"lineTires"}},{"kind":"Field","name":{"kind":"Name","value":"boostedTires"}},{"kind":"Field","name":{"kind":"Name","value":"factorLimit"}},{"kind":"Field","name":{"kind":"Name","value":"averageFactor"}},{"kind":"Field","name":{"kind":"Name","value":"beforeCap"}},{"kind":"Field","name":{"kind":"Name","value":"capped"}},{"kind":"Field","name":{"kind":"Name","value":"unlockTires"}},{"kind":"Field","name":{"kind":"Name","value":"unlocked"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatementTierFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StatementTier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"tires"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"reached"}}]}}]} as unknown as DocumentNode<CampaignExampleQuery, CampaignExampleQueryVariables>;
export const CampaignCostDocument = {"__meta__":{"hash":"a5167693242ee5756153b9955b61289c08d041d4d95772d68c9a234d59a73f7b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CampaignCost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignCostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaignCost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"campaignId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dealers"}},{"kind":"Field","name":{"kind":"Name","value":"unlocked"}},{"kind":"Field","name":{"kind":"Name","value":"tires"}},{"kind":"Field","name":{"kind":"Name","value":"accumulated"}},{"kind":"Field","name":{"kind":"Name","value":"expendable"}}]}}]}}]}}]} as unknown as DocumentNode<CampaignCostQuery, CampaignCostQueryVariables>;
export const useBrandsQuery = /*#__PURE__*/ queryHook(BrandsDocument);
export const useBrandsLazyQuery = /*#__PURE__*/ lazyQueryHook(BrandsDocument);
export const useCampaignExampleQuery = /*#__PURE__*/ queryHook(CampaignExampleDocument);
export const useCampaignExampleLazyQuery = /*#__PURE__*/ lazyQueryHook(CampaignExampleDocument);
export const useCampaignCostQuery = /*#__PURE__*/ queryHook(CampaignCostDocument);
export const useCampaignCostLazyQuery = /*#__PURE__*/ lazyQueryHook(CampaignCostDocument);