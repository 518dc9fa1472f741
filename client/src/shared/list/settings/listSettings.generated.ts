/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema.generated';

import { lazyQueryHook, mutationHook, queryHook } from '../../apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ListSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListSettingsQuery = { listSettings: Array<{ __typename: 'ListSettings', list: Types.ListName, columns: { __typename: 'ListColumns', order: Array<string>, hidden: Array<string>, widths: Array<{ __typename: 'ListColumnWidth', field: string, width: number }> }, views: Array<{ __typename: 'ListView', name: string, query: string }> }> | null };

export type SetListColumnsMutationVariables = Exact<{
  list: Types.ListName;
  columns: Types.ListColumnsInput;
}>;


export type SetListColumnsMutation = { setListColumns: boolean };

export type SetListViewsMutationVariables = Exact<{
  list: Types.ListName;
  views: Array<Types.ListViewInput> | Types.ListViewInput;
}>;


export type SetListViewsMutation = { setListViews: boolean };


export const ListSettingsDocument = {"__meta__":{"hash":"2527df2d76f9ac45beb0444c6a0e5806f0f3a8e8f807d2f76d2fcd19a85cd85f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"widths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"views"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}}]}}]}}]}}]} as unknown as DocumentNode<ListSettingsQuery, ListSettingsQueryVariables>;
export const SetListColumnsDocument = {"__meta__":{"hash":"03f0b5dac36b897f304ca2d0350483d8ee1b06ba938a68b3e4baccec7971a983"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetListColumns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListName"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"columns"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListColumnsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setListColumns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}},{"kind":"Argument","name":{"kind":"Name","value":"columns"},"value":{"kind":"Variable","name":{"kind":"Name","value":"columns"}}}]}]}}]} as unknown as DocumentNode<SetListColumnsMutation, SetListColumnsMutationVariables>;
export const SetListViewsDocument = {"__meta__":{"hash":"f4b49960002ebe8f578d8840be9931532d13c80b6ad6689fd2dd66eb9078570a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetListViews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListName"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"views"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListViewInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setListViews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}},{"kind":"Argument","name":{"kind":"Name","value":"views"},"value":{"kind":"Variable","name":{"kind":"Name","value":"views"}}}]}]}}]} as unknown as DocumentNode<SetListViewsMutation, SetListViewsMutationVariables>;
export const useListSettingsQuery = /*#__PURE__*/ queryHook(ListSettingsDocument);
export const useListSettingsLazyQuery = /*#__PURE__*/ lazyQueryHook(ListSettingsDocument);
export const useSetListColumnsMutation = /*#__PURE__*/ mutationHook(SetListColumnsDocument);
export const useSetListViewsMutation = /*#__PURE__*/ mutationHook(SetListViewsDocument);