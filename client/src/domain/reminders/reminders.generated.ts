/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/apollo/schema.generated';

import { lazyQueryHook, mutationHook, queryHook } from '../../shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReminderPreviewQueryVariables = Exact<{
  input: Types.SendRemindersInput;
}>;


export type ReminderPreviewQuery = { campaignRemindersPreview: { __typename: 'ReminderPreview', counts: Array<{ __typename: 'ReminderCount', outcome: Types.ReminderOutcome, count: number }>, mail: { __typename: 'PreviewedMail', businessName: string, subject: string, text: string } | null } | null };

export type SendRemindersMutationVariables = Exact<{
  input: Types.SendRemindersInput;
  idempotencyKey: string;
}>;


export type SendRemindersMutation = { sendCampaignReminders: { __typename: 'ReminderRun', id: string } };


export const ReminderPreviewDocument = {"__meta__":{"hash":"e8c24001059453682d5cec1b653ef0f75b07bcb34ba20f0ae429c3e2ef5003c9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReminderPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendRemindersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaignRemindersPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessName"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode<ReminderPreviewQuery, ReminderPreviewQueryVariables>;
export const SendRemindersDocument = {"__meta__":{"hash":"19e4e5b7f2d72a7abb34234b0892e8869716e7d9159d8b86d5ead0cc6c905127"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendReminders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendRemindersInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendCampaignReminders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SendRemindersMutation, SendRemindersMutationVariables>;
export const useReminderPreviewQuery = /*#__PURE__*/ queryHook(ReminderPreviewDocument);
export const useReminderPreviewLazyQuery = /*#__PURE__*/ lazyQueryHook(ReminderPreviewDocument);
export const useSendRemindersMutation = /*#__PURE__*/ mutationHook(SendRemindersDocument);