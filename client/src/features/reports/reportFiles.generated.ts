/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/apollo/schema.generated';

import { lazyQueryHook, mutationHook, queryHook } from '../../shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CampaignsReportFileQueryVariables = Exact<{
  input: Types.CampaignsReportFileInput;
}>;


export type CampaignsReportFileQuery = { file: { __typename: 'FileTicket', url: string, filename: string } | null };

export type MonthlyReportFileQueryVariables = Exact<{
  input: Types.MonthlyReportFileInput;
}>;


export type MonthlyReportFileQuery = { file: { __typename: 'FileTicket', url: string, filename: string } | null };

export type MonthlyFleetReportFileQueryVariables = Exact<{
  input: Types.MonthlyFleetReportFileInput;
}>;


export type MonthlyFleetReportFileQuery = { file: { __typename: 'FileTicket', url: string, filename: string } | null };

export type PreviousYearReportFileQueryVariables = Exact<{
  input: Types.PreviousYearReportFileInput;
}>;


export type PreviousYearReportFileQuery = { file: { __typename: 'FileTicket', url: string, filename: string } | null };

export type RequestCampaignsReportExportMutationVariables = Exact<{
  input: Types.CampaignsReportFileInput;
  idempotencyKey: string;
}>;


export type RequestCampaignsReportExportMutation = { export: { __typename: 'Export', id: string } };

export type RequestMonthlyReportExportMutationVariables = Exact<{
  input: Types.MonthlyReportFileInput;
  idempotencyKey: string;
}>;


export type RequestMonthlyReportExportMutation = { export: { __typename: 'Export', id: string } };

export type RequestMonthlyFleetReportExportMutationVariables = Exact<{
  input: Types.MonthlyFleetReportFileInput;
  idempotencyKey: string;
}>;


export type RequestMonthlyFleetReportExportMutation = { export: { __typename: 'Export', id: string } };

export type RequestPreviousYearReportExportMutationVariables = Exact<{
  input: Types.PreviousYearReportFileInput;
  idempotencyKey: string;
}>;


export type RequestPreviousYearReportExportMutation = { export: { __typename: 'Export', id: string } };


export const CampaignsReportFileDocument = {"__meta__":{"hash":"bba61940f2dc84a5a88d99ccf650c093cf395a032d6484155822dc561462406c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CampaignsReportFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignsReportFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"file"},"name":{"kind":"Name","value":"campaignsReportFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}}]}}]}}]} as unknown as DocumentNode<CampaignsReportFileQuery, CampaignsReportFileQueryVariables>;
export const MonthlyReportFileDocument = {"__meta__":{"hash":"b9cce1b1736b4ab74704df695f874c8b4ae6afdf95157b01ce2d5fc39e2d0826"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MonthlyReportFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MonthlyReportFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"file"},"name":{"kind":"Name","value":"monthlyReportFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}}]}}]}}]} as unknown as DocumentNode<MonthlyReportFileQuery, MonthlyReportFileQueryVariables>;
export const MonthlyFleetReportFileDocument = {"__meta__":{"hash":"b9d7b61219e2c09f2cfe19e0783049cb495e87f511a45c0789acf02e13bd507f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MonthlyFleetReportFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MonthlyFleetReportFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"file"},"name":{"kind":"Name","value":"monthlyFleetReportFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}}]}}]}}]} as unknown as DocumentNode<MonthlyFleetReportFileQuery, MonthlyFleetReportFileQueryVariables>;
export const PreviousYearReportFileDocument = {"__meta__":{"hash":"30ef20b0d37c2d131bfc14b4156ade3da83570d41bc07c7e5388e45512825216"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviousYearReportFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreviousYearReportFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"file"},"name":{"kind":"Name","value":"previousYearReportFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}}]}}]}}]} as unknown as DocumentNode<PreviousYearReportFileQuery, PreviousYearReportFileQueryVariables>;
export const RequestCampaignsReportExportDocument = {"__meta__":{"hash":"33580b7564788fbed2568940706365acda973ddd3a67fd971a3810c53c85c46e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestCampaignsReportExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignsReportFileInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"export"},"name":{"kind":"Name","value":"requestCampaignsReportExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RequestCampaignsReportExportMutation, RequestCampaignsReportExportMutationVariables>;
export const RequestMonthlyReportExportDocument = {"__meta__":{"hash":"5d401e671ff2d9c7690d2cf0ff4611bc24fe46cb7fe4b803300606a339261903"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestMonthlyReportExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MonthlyReportFileInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"export"},"name":{"kind":"Name","value":"requestMonthlyReportExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RequestMonthlyReportExportMutation, RequestMonthlyReportExportMutationVariables>;
export const RequestMonthlyFleetReportExportDocument = {"__meta__":{"hash":"8d1242c7c7ed72133ac53b75a39730af175e5e231efd84e91c3a01f4f458c93f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestMonthlyFleetReportExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MonthlyFleetReportFileInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"export"},"name":{"kind":"Name","value":"requestMonthlyFleetReportExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RequestMonthlyFleetReportExportMutation, RequestMonthlyFleetReportExportMutationVariables>;
export const RequestPreviousYearReportExportDocument = {"__meta__":{"hash":"bf86c54f8915c28990334fe23c2b726757e41c5ac9171fb8f101876566faab09"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPreviousYearReportExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreviousYearReportFileInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"export"},"name":{"kind":"Name","value":"requestPreviousYearReportExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RequestPreviousYearReportExportMutation, RequestPreviousYearReportExportMutationVariables>;
export const useCampaignsReportFileQuery = /*#__PURE__*/ queryHook(CampaignsReportFileDocument);
export const useCampaignsReportFileLazyQuery = /*#__PURE__*/ lazyQueryHook(CampaignsReportFileDocument);
export const useMonthlyReportFileQuery = /*#__PURE__*/ queryHook(MonthlyReportFileDocument);
export const useMonthlyReportFileLazyQuery = /*#__PURE__*/ lazyQueryHook(MonthlyReportFileDocument);
export const useMonthlyFleetReportFileQuery = /*#__PURE__*/ queryHook(MonthlyFleetReportFileDocument);
export const useMonthlyFleetReportFileLazyQuery = /*#__PURE__*/ lazyQueryHook(MonthlyFleetReportFileDocument);
export const usePreviousYearReportFileQuery = /*#__PURE__*/ queryHook(PreviousYearReportFileDocument);
export const usePreviousYearReportFileLazyQuery = /*#__PURE__*/ lazyQueryHook(PreviousYearReportFileDocument);
export const useRequestCampaignsReportExportMutation = /*#__PURE__*/ mutationHook(RequestCampaignsReportExportDocument);
export const useRequestMonthlyReportExportMutation = /*#__PURE__*/ mutationHook(RequestMonthlyReportExportDocument);
export const useRequestMonthlyFleetReportExportMutation = /*#__PURE__*/ mutationHook(RequestMonthlyFleetReportExportDocument);
export const useRequestPreviousYearReportExportMutation = /*#__PURE__*/ mutationHook(RequestPreviousYearReportExportDocument);