/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/apollo/schema.generated';

import { lazyQueryHook, mutationHook, queryHook } from '../../shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MembershipFileQueryVariables = Exact<{
  campaignId: string;
  format: Types.ExportFormat;
}>;


export type MembershipFileQuery = { membershipFile: { __typename: 'FileTicket', url: string, filename: string } | null };

export type RequestMembershipExportMutationVariables = Exact<{
  campaignId: string;
  format: Types.ExportFormat;
  idempotencyKey: string;
}>;


export type RequestMembershipExportMutation = { requestMembershipExport: { __typename: 'Export', id: string } };

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

export type CampaignsFileQueryVariables = Exact<{
  input: Types.CampaignsFileInput;
}>;


export type CampaignsFileQuery = { campaignsFile: { __typename: 'FileTicket', url: string, filename: string } | null };

export type RequestCampaignListExportMutationVariables = Exact<{
  input: Types.CampaignsFileInput;
  idempotencyKey: string;
}>;


export type RequestCampaignListExportMutation = { requestCampaignListExport: { __typename: 'Export', id: string } };

export type RedemptionsFileQueryVariables = Exact<{
  campaignId: string;
  format: Types.ExportFormat;
}>;


export type RedemptionsFileQuery = { redemptionsFile: { __typename: 'FileTicket', url: string, filename: string } | null };

export type RequestRedemptionsExportMutationVariables = Exact<{
  campaignId: string;
  format: Types.ExportFormat;
  idempotencyKey: string;
}>;


export type RequestRedemptionsExportMutation = { requestRedemptionsExport: { __typename: 'Export', id: string } };


export const MembershipFileDocument = {"__meta__":{"hash":"45daf8d4a7a8112d398e91166ded8a0c13d5582bef7700be040dc4bb100ca562"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MembershipFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportFormat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"membershipFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"campaignId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}}]}}]}}]} as unknown as DocumentNode<MembershipFileQuery, MembershipFileQueryVariables>;
export const RequestMembershipExportDocument = {"__meta__":{"hash":"98a6a13000044cf5b0affa0e5d3b2be36c96f4213a48f6b2a469d83ee8079206"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestMembershipExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportFormat"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestMembershipExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"campaignId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RequestMembershipExportMutation, RequestMembershipExportMutationVariables>;
export const AttachmentFileDocument = {"__meta__":{"hash":"22cec2a6351ea6e4ebd36923bf13fcb3aa56cbccf8e3b5fc2747236a4a4cf987"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AttachmentFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attachmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaignAttachmentFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"campaignId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}}},{"kind":"Argument","name":{"kind":"Name","value":"attachmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attachmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}}]}}]}}]} as unknown as DocumentNode<AttachmentFileQuery, AttachmentFileQueryVariables>;
export const AddCampaignAttachmentDocument = {"__meta__":{"hash":"b7e7351b02f299a4f427c17e8b83d0ae86e3901f18e50cdc221fab4b6674edf9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCampaignAttachment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uploadId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addCampaignAttachment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"campaignId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}}},{"kind":"Argument","name":{"kind":"Name","value":"uploadId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uploadId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampaignAttachmentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampaignAttachmentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignAttachment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}}]}}]} as unknown as DocumentNode<AddCampaignAttachmentMutation, AddCampaignAttachmentMutationVariables>;
export const RemoveCampaignAttachmentDocument = {"__meta__":{"hash":"6eae0d1a5648174c84d34dd558b8823f526d9842fd0b9edfab2417465c737cc9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveCampaignAttachment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attachmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeCampaignAttachment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"campaignId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}}},{"kind":"Argument","name":{"kind":"Name","value":"attachmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attachmentId"}}}]}]}}]} as unknown as DocumentNode<RemoveCampaignAttachmentMutation, RemoveCampaignAttachmentMutationVariables>;
export const CampaignsFileDocument = {"__meta__":{"hash":"22bfb30817a3308cac4e6b079ce06b5f9211a37db0ed769f84cdd1317cf8308d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CampaignsFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignsFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaignsFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}}]}}]}}]} as unknown as DocumentNode<CampaignsFileQuery, CampaignsFileQueryVariables>;
export const RequestCampaignListExportDocument = {"__meta__":{"hash":"d4d7aaff43caa0a0bfd5e8abbe1627ed12f47f986d2fbf6988ae2b64532da63c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestCampaignListExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignsFileInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestCampaignListExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RequestCampaignListExportMutation, RequestCampaignListExportMutationVariables>;
export const RedemptionsFileDocument = {"__meta__":{"hash":"8533479bfff13fc552cc7b53c02cc3cb19ee63d42ffcb577545bf20d6e7fffbd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RedemptionsFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportFormat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redemptionsFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"campaignId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}}]}}]}}]} as unknown as DocumentNode<RedemptionsFileQuery, RedemptionsFileQueryVariables>;
export const RequestRedemptionsExportDocument = {"__meta__":{"hash":"f9c4d673af714c298a3b9c570d92a8691d07be0d371aad16e5681939737cd9d8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestRedemptionsExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportFormat"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestRedemptionsExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"campaignId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RequestRedemptionsExportMutation, RequestRedemptionsExportMutationVariables>;
export const useMembershipFileQuery = /*#__PURE__*/ queryHook(MembershipFileDocument);
export const useMembershipFileLazyQuery = /*#__PURE__*/ lazyQueryHook(MembershipFileDocument);
export const useRequestMembershipExportMutation = /*#__PURE__*/ mutationHook(RequestMembershipExportDocument);
export const useAttachmentFileQuery = /*#__PURE__*/ queryHook(AttachmentFileDocument);
export const useAttachmentFileLazyQuery = /*#__PURE__*/ lazyQueryHook(AttachmentFileDocument);
export const useAddCampaignAttachmentMutation = /*#__PURE__*/ mutationHook(AddCampaignAttachmentDocument);
export const useRemoveCampaignAttachmentMutation = /*#__PURE__*/ mutationHook(RemoveCampaignAttachmentDocument);
export const useCampaignsFileQuery = /*#__PURE__*/ queryHook(CampaignsFileDocument);
export const useCampaignsFileLazyQuery = /*#__PURE__*/ lazyQueryHook(CampaignsFileDocument);
export const useRequestCampaignListExportMutation = /*#__PURE__*/ mutationHook(RequestCampaignListExportDocument);
export const useRedemptionsFileQuery = /*#__PURE__*/ queryHook(RedemptionsFileDocument);
export const useRedemptionsFileLazyQuery = /*#__PURE__*/ lazyQueryHook(RedemptionsFileDocument);
export const useRequestRedemptionsExportMutation = /*#__PURE__*/ mutationHook(RequestRedemptionsExportDocument);