/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/apollo/schema.generated';

import { lazyQueryHook, queryHook } from '../../shared/apollo/hooks';
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


export const CampaignsReportFileDocument = {"__meta__":{"hash":"bba61940f2dc84a5a88d99ccf650c093cf395a032d6484155822dc561462406c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CampaignsReportFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignsReportFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"file"},"name":{"kind":"Name","value":"campaignsReportFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}}]}}]}}]} as unknown as DocumentNode<CampaignsReportFileQuery, CampaignsReportFileQueryVariables>;
export const MonthlyReportFileDocument = {"__meta__":{"hash":"b9cce1b1736b4ab74704df695f874c8b4ae6afdf95157b01ce2d5fc39e2d0826"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MonthlyReportFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MonthlyReportFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"file"},"name":{"kind":"Name","value":"monthlyReportFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}}]}}]}}]} as unknown as DocumentNode<MonthlyReportFileQuery, MonthlyReportFileQueryVariables>;
export const MonthlyFleetReportFileDocument = {"__meta__":{"hash":"b9d7b61219e2c09f2cfe19e0783049cb495e87f511a45c0789acf02e13bd507f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MonthlyFleetReportFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MonthlyFleetReportFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"file"},"name":{"kind":"Name","value":"monthlyFleetReportFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}}]}}]}}]} as unknown as DocumentNode<MonthlyFleetReportFileQuery, MonthlyFleetReportFileQueryVariables>;
export const PreviousYearReportFileDocument = {"__meta__":{"hash":"30ef20b0d37c2d131bfc14b4156ade3da83570d41bc07c7e5388e45512825216"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviousYearReportFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreviousYearReportFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"file"},"name":{"kind":"Name","value":"previousYearReportFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}}]}}]}}]} as unknown as DocumentNode<PreviousYearReportFileQuery, PreviousYearReportFileQueryVariables>;
export const useCampaignsReportFileQuery = /*#__PURE__*/ queryHook(CampaignsReportFileDocument);
export const useCampaignsReportFileLazyQuery = /*#__PURE__*/ lazyQueryHook(CampaignsReportFileDocument);
export const useMonthlyReportFileQuery = /*#__PURE__*/ queryHook(MonthlyReportFileDocument);
export const useMonthlyReportFileLazyQuery = /*#__PURE__*/ lazyQueryHook(MonthlyReportFileDocument);
export const useMonthlyFleetReportFileQuery = /*#__PURE__*/ queryHook(MonthlyFleetReportFileDocument);
export const useMonthlyFleetReportFileLazyQuery = /*#__PURE__*/ lazyQueryHook(MonthlyFleetReportFileDocument);
export const usePreviousYearReportFileQuery = /*#__PURE__*/ queryHook(PreviousYearReportFileDocument);
export const usePreviousYearReportFileLazyQuery = /*#__PURE__*/ lazyQueryHook(PreviousYearReportFileDocument);