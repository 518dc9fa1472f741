/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/apollo/schema.generated';

import { lazyQueryHook, mutationHook, queryHook } from '../../../shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CampaignsFileQueryVariables = Exact<{
  input: Types.CampaignsFileInput;
}>;


export type CampaignsFileQuery = { campaignsFile: { __typename: 'FileTicket', url: string, filename: string } | null };

export type RequestCampaignListExportMutationVariables = Exact<{
  input: Types.CampaignsFileInput;
  idempotencyKey: string;
}>;


export type RequestCampaignListExportMutation = { requestCampaignListExport: { __typename: 'Export', id: string } };


export const CampaignsFileDocument = {"__meta__":{"hash":"22bfb30817a3308cac4e6b079ce06b5f9211a37db0ed769f84cdd1317cf8308d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CampaignsFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignsFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaignsFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}}]}}]}}]} as unknown as DocumentNode<CampaignsFileQuery, CampaignsFileQueryVariables>;
export const RequestCampaignListExportDocument = {"__meta__":{"hash":"d4d7aaff43caa0a0bfd5e8abbe1627ed12f47f986d2fbf6988ae2b64532da63c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestCampaignListExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignsFileInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestCampaignListExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RequestCampaignListExportMutation, RequestCampaignListExportMutationVariables>;
export const useCampaignsFileQuery = /*#__PURE__*/ queryHook(CampaignsFileDocument);
export const useCampaignsFileLazyQuery = /*#__PURE__*/ lazyQueryHook(CampaignsFileDocument);
export const useRequestCampaignListExportMutation = /*#__PURE__*/ mutationHook(RequestCampaignListExportDocument);