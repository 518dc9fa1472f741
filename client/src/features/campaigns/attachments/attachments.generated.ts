/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/apollo/schema.generated';

import { lazyQueryHook, mutationHook, queryHook } from '../../../shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AttachmentFileQueryVariables = Exact<{
  campaignId: string;
  attachmentId: string;
}>;


export type AttachmentFileQuery = { campaignAttachmentFile: { __typename: 'FileTicket', url: string, filename: string } | null };

export type AddCampaignAttachmentMutationVariables = Exact<{
  campaignId: string;
  uploadId: string;
}>;


export type AddCampaignAttachmentMutation = { addCampaignAttachment: { __typename: 'CampaignAttachment', id: string, filename: string, contentType: string, size: number, addedAt: string } };

export type RemoveCampaignAttachmentMutationVariables = Exact<{
  campaignId: string;
  attachmentId: string;
}>;


export type RemoveCampaignAttachmentMutation = { removeCampaignAttachment: boolean };


export const AttachmentFileDocument = {"__meta__":{"hash":"22cec2a6351ea6e4ebd36923bf13fcb3aa56cbccf8e3b5fc2747236a4a4cf987"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AttachmentFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attachmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaignAttachmentFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"campaignId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}}},{"kind":"Argument","name":{"kind":"Name","value":"attachmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attachmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}}]}}]}}]} as unknown as DocumentNode<AttachmentFileQuery, AttachmentFileQueryVariables>;
export const AddCampaignAttachmentDocument = {"__meta__":{"hash":"b7e7351b02f299a4f427c17e8b83d0ae86e3901f18e50cdc221fab4b6674edf9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCampaignAttachment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uploadId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addCampaignAttachment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"campaignId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}}},{"kind":"Argument","name":{"kind":"Name","value":"uploadId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uploadId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampaignAttachmentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampaignAttachmentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignAttachment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}}]}}]} as unknown as DocumentNode<AddCampaignAttachmentMutation, AddCampaignAttachmentMutationVariables>;
export const RemoveCampaignAttachmentDocument = {"__meta__":{"hash":"6eae0d1a5648174c84d34dd558b8823f526d9842fd0b9edfab2417465c737cc9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveCampaignAttachment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attachmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeCampaignAttachment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"campaignId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}}},{"kind":"Argument","name":{"kind":"Name","value":"attachmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attachmentId"}}}]}]}}]} as unknown as DocumentNode<RemoveCampaignAttachmentMutation, RemoveCampaignAttachmentMutationVariables>;
export const useAttachmentFileQuery = /*#__PURE__*/ queryHook(AttachmentFileDocument);
export const useAttachmentFileLazyQuery = /*#__PURE__*/ lazyQueryHook(AttachmentFileDocument);
export const useAddCampaignAttachmentMutation = /*#__PURE__*/ mutationHook(AddCampaignAttachmentDocument);
export const useRemoveCampaignAttachmentMutation = /*#__PURE__*/ mutationHook(RemoveCampaignAttachmentDocument);