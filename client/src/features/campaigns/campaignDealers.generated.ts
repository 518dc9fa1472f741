/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/apollo/schema.generated';

import { lazyQueryHook, mutationHook, queryHook } from '../../shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CampaignDealerRowFragment = { __typename: 'CampaignDealer', dealerId: string, code: string, businessName: string, vatNumber: string, region: string, province: string, status: Types.DealerStatus, tier: Types.DealerTier, goalThreshold: number, version: number, accepted: boolean, acceptedAt: string | null, tiresPurchased: number, tiresMissing: number, tiresFleet: number, tiresFleetPercentage: string, plafondAccumulated: string, plafondExpendable: string };

export type CampaignDealersQueryVariables = Exact<{
  id: string;
  input: Types.CampaignDealerTableInput;
}>;


export type CampaignDealersQuery = { campaignDealers: { __typename: 'CampaignDealerPage', total: number, items: Array<{ __typename: 'CampaignDealer', dealerId: string, code: string, businessName: string, vatNumber: string, region: string, province: string, status: Types.DealerStatus, tier: Types.DealerTier, goalThreshold: number, version: number, accepted: boolean, acceptedAt: string | null, tiresPurchased: number, tiresMissing: number, tiresFleet: number, tiresFleetPercentage: string, plafondAccumulated: string, plafondExpendable: string }> } | null };

export type CampaignDealerGoalQueryVariables = Exact<{
  id: string;
  input: Types.CampaignDealerTableInput;
}>;


export type CampaignDealerGoalQuery = { campaignDealers: { __typename: 'CampaignDealerPage', items: Array<{ __typename: 'CampaignDealer', dealerId: string, goalThreshold: number, version: number }> } | null };

export type UnsubscribedDealersQueryVariables = Exact<{
  campaignId: string;
  search: string;
  limit: number;
}>;


export type UnsubscribedDealersQuery = { unsubscribedDealers: Array<{ __typename: 'DealerOption', id: string, code: string, businessName: string, city: string }> | null };

export type AddDealerToCampaignMutationVariables = Exact<{
  campaignId: string;
  dealerId: string;
  goalThreshold: number;
  idempotencyKey: string;
}>;


export type AddDealerToCampaignMutation = { addDealerToCampaign: { __typename: 'CampaignDealer', dealerId: string } };

export type EditDealerGoalMutationVariables = Exact<{
  campaignId: string;
  dealerId: string;
  input: Types.EditDealerGoalInput;
}>;


export type EditDealerGoalMutation = { editDealerGoal: { __typename: 'CampaignDealer', dealerId: string } };

export type RemoveDealerFromCampaignMutationVariables = Exact<{
  campaignId: string;
  dealerId: string;
}>;


export type RemoveDealerFromCampaignMutation = { removeDealerFromCampaign: boolean };

export type SendCampaignReminderMutationVariables = Exact<{
  campaignId: string;
  dealerId: string;
}>;


export type SendCampaignReminderMutation = { sendCampaignReminder: boolean };

export const CampaignDealerRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampaignDealerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignDealer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dealerId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"goalThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"tiresPurchased"}},{"kind":"Field","name":{"kind":"Name","value":"tiresMissing"}},{"kind":"Field","name":{"kind":"Name","value":"tiresFleet"}},{"kind":"Field","name":{"kind":"Name","value":"tiresFleetPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"plafondAccumulated"}},{"kind":"Field","name":{"kind":"Name","value":"plafondExpendable"}}]}}]} as unknown as DocumentNode<CampaignDealerRowFragment, unknown>;
export const CampaignDealersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CampaignDealers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignDealerTableInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaignDealers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampaignDealerRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampaignDealerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignDealer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dealerId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"vatNumber"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"goalThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"tiresPurchased"}},{"kind":"Field","name":{"kind":"Name","value":"tiresMissing"}},{"kind":"Field","name":{"kind":"Name","value":"tiresFleet"}},{"kind":"Field","name":{"kind":"Name","value":"tiresFleetPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"plafondAccumulated"}},{"kind":"Field","name":{"kind":"Name","value":"plafondExpendable"}}]}}]} as unknown as DocumentNode<CampaignDealersQuery, CampaignDealersQueryVariables>;
export const CampaignDealerGoalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CampaignDealerGoal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignDealerTableInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaignDealers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dealerId"}},{"kind":"Field","name":{"kind":"Name","value":"goalThreshold"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<CampaignDealerGoalQuery, CampaignDealerGoalQueryVariables>;
export const UnsubscribedDealersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnsubscribedDealers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsubscribedDealers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"campaignId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}}]}}]} as unknown as DocumentNode<UnsubscribedDealersQuery, UnsubscribedDealersQueryVariables>;
export const AddDealerToCampaignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddDealerToCampaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dealerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"goalThreshold"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addDealerToCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"campaignId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}}},{"kind":"Argument","name":{"kind":"Name","value":"dealerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dealerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"goalThreshold"},"value":{"kind":"Variable","name":{"kind":"Name","value":"goalThreshold"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dealerId"}}]}}]}}]} as unknown as DocumentNode<AddDealerToCampaignMutation, AddDealerToCampaignMutationVariables>;
export const EditDealerGoalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditDealerGoal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dealerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditDealerGoalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editDealerGoal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"campaignId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}}},{"kind":"Argument","name":{"kind":"Name","value":"dealerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dealerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dealerId"}}]}}]}}]} as unknown as DocumentNode<EditDealerGoalMutation, EditDealerGoalMutationVariables>;
export const RemoveDealerFromCampaignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveDealerFromCampaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dealerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeDealerFromCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"campaignId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}}},{"kind":"Argument","name":{"kind":"Name","value":"dealerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dealerId"}}}]}]}}]} as unknown as DocumentNode<RemoveDealerFromCampaignMutation, RemoveDealerFromCampaignMutationVariables>;
export const SendCampaignReminderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendCampaignReminder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dealerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendCampaignReminder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"campaignId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}}},{"kind":"Argument","name":{"kind":"Name","value":"dealerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dealerId"}}}]}]}}]} as unknown as DocumentNode<SendCampaignReminderMutation, SendCampaignReminderMutationVariables>;
export const useCampaignDealersQuery = /*#__PURE__*/ queryHook(CampaignDealersDocument);
export const useCampaignDealersLazyQuery = /*#__PURE__*/ lazyQueryHook(CampaignDealersDocument);
export const useCampaignDealerGoalQuery = /*#__PURE__*/ queryHook(CampaignDealerGoalDocument);
export const useCampaignDealerGoalLazyQuery = /*#__PURE__*/ lazyQueryHook(CampaignDealerGoalDocument);
export const useUnsubscribedDealersQuery = /*#__PURE__*/ queryHook(UnsubscribedDealersDocument);
export const useUnsubscribedDealersLazyQuery = /*#__PURE__*/ lazyQueryHook(UnsubscribedDealersDocument);
export const useAddDealerToCampaignMutation = /*#__PURE__*/ mutationHook(AddDealerToCampaignDocument);
export const useEditDealerGoalMutation = /*#__PURE__*/ mutationHook(EditDealerGoalDocument);
export const useRemoveDealerFromCampaignMutation = /*#__PURE__*/ mutationHook(RemoveDealerFromCampaignDocument);
export const useSendCampaignReminderMutation = /*#__PURE__*/ mutationHook(SendCampaignReminderDocument);