/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/apollo/schema.generated';

import { lazyQueryHook, mutationHook, queryHook } from '../../../shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ExportRowFragment = { __typename: 'Export', id: string, type: Types.ExportType, format: Types.ExportFormat, status: Types.ExportStatus, rows: number | null, sha256: string | null, size: number | null, filename: string, failure: Types.ExportFailure | null, createdAt: string, expiresAt: string, progress: { __typename: 'ExportProgress', done: number, total: number } };

export type ExportsQueryVariables = Exact<{ [key: string]: never; }>;


export type ExportsQuery = { exports: Array<{ __typename: 'Export', id: string, type: Types.ExportType, format: Types.ExportFormat, status: Types.ExportStatus, rows: number | null, sha256: string | null, size: number | null, filename: string, failure: Types.ExportFailure | null, createdAt: string, expiresAt: string, progress: { __typename: 'ExportProgress', done: number, total: number } }> | null };

export type ExportFileQueryVariables = Exact<{
  id: string;
}>;


export type ExportFileQuery = { exportFile: { __typename: 'FileTicket', url: string, filename: string } | null };

export type ExportSchemaFileQueryVariables = Exact<{
  id: string;
}>;


export type ExportSchemaFileQuery = { exportSchemaFile: { __typename: 'FileTicket', url: string, filename: string } | null };

export type DeleteExportMutationVariables = Exact<{
  id: string;
}>;


export type DeleteExportMutation = { deleteExport: boolean };

export const ExportRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<ExportRowFragment, unknown>;
export const ExportsDocument = {"__meta__":{"hash":"31f3414120810504fcb6112affb13fa848e5157fa9d7593dcbc95eb5a97743ac"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Exports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Export"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<ExportsQuery, ExportsQueryVariables>;
export const ExportFileDocument = {"__meta__":{"hash":"e0dfd2dd1f14a22f89e7181b98db1bd5457528d9e65faceed677539cd05b6593"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}}]}}]}}]} as unknown as DocumentNode<ExportFileQuery, ExportFileQueryVariables>;
export const ExportSchemaFileDocument = {"__meta__":{"hash":"530f3c54d78e3e43948789d548e9bae8983db523c5f1e09119c308bcceca5f3b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportSchemaFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportSchemaFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}}]}}]}}]} as unknown as DocumentNode<ExportSchemaFileQuery, ExportSchemaFileQueryVariables>;
export const DeleteExportDocument = {"__meta__":{"hash":"0c52c0e615583b7084de550455fe03debc95def0b1671bb300da512e29b12fba"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteExportMutation, DeleteExportMutationVariables>;
export const useExportsQuery = /*#__PURE__*/ queryHook(ExportsDocument);
export const useExportsLazyQuery = /*#__PURE__*/ lazyQueryHook(ExportsDocument);
export const useExportFileQuery = /*#__PURE__*/ queryHook(ExportFileDocument);
export const useExportFileLazyQuery = /*#__PURE__*/ lazyQueryHook(ExportFileDocument);
export const useExportSchemaFileQuery = /*#__PURE__*/ queryHook(ExportSchemaFileDocument);
export const useExportSchemaFileLazyQuery = /*#__PURE__*/ lazyQueryHook(ExportSchemaFileDocument);
export const useDeleteExportMutation = /*#__PURE__*/ mutationHook(DeleteExportDocument);