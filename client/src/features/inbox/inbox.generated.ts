/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/apollo/schema.generated';

import { lazyQueryHook, mutationHook, queryHook } from '../../shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type InboxQueryVariables = Exact<{
  input: Types.InboxTableInput;
}>;


export type InboxQuery = { inboxTable: { __typename: 'InboxPage', total: number, items: Array<{ __typename: 'InboxItem', id: string, kind: Types.NotificationKind, at: string, readAt: string | null, name: string | null, days: number | null, threshold: number | null, codes: Array<string>, until: string | null, basis: Types.BudgetBasis | null, campaign: { __typename: 'CampaignTitle', id: string, title: string } | null, dealer: { __typename: 'Member', id: string, businessName: string } | null, link: { __typename: 'NotificationLink', page: Types.NotificationPage, ids: Array<string> } }> } | null };

export type InboxItemFieldsFragment = { __typename: 'InboxItem', id: string, kind: Types.NotificationKind, at: string, readAt: string | null, name: string | null, days: number | null, threshold: number | null, codes: Array<string>, until: string | null, basis: Types.BudgetBasis | null, campaign: { __typename: 'CampaignTitle', id: string, title: string } | null, dealer: { __typename: 'Member', id: string, businessName: string } | null, link: { __typename: 'NotificationLink', page: Types.NotificationPage, ids: Array<string> } };

export type MarkReadMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type MarkReadMutation = { markRead: number };

export type MarkAllReadMutationVariables = Exact<{ [key: string]: never; }>;


export type MarkAllReadMutation = { markAllRead: number };

export type UnsubscribeMutationVariables = Exact<{
  token: string;
}>;


export type UnsubscribeMutation = { unsubscribe: boolean };

export const InboxItemFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InboxItemFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InboxItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"campaign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dealer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"threshold"}},{"kind":"Field","name":{"kind":"Name","value":"codes"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"ids"}}]}}]}}]} as unknown as DocumentNode<InboxItemFieldsFragment, unknown>;
export const InboxDocument = {"__meta__":{"hash":"8a441a4c8763a344f289d1c263025b465db22cf0252b699e6b076d13fe68a1e7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Inbox"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InboxTableInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inboxTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InboxItemFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InboxItemFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InboxItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}},{"kind":"Field","name":{"kind":"Name","value":"campaign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dealer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"threshold"}},{"kind":"Field","name":{"kind":"Name","value":"codes"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"ids"}}]}}]}}]} as unknown as DocumentNode<InboxQuery, InboxQueryVariables>;
export const MarkReadDocument = {"__meta__":{"hash":"644e088ceb35347114c4f80363d3645ae71d1cca22ea53b12bf98171edcbdcb5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<MarkReadMutation, MarkReadMutationVariables>;
export const MarkAllReadDocument = {"__meta__":{"hash":"cdd35f7ec363ce3fe1cdc90c7f31cc0af26ec1871bfccbc389a056d2ce32427b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkAllRead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markAllRead"}}]}}]} as unknown as DocumentNode<MarkAllReadMutation, MarkAllReadMutationVariables>;
export const UnsubscribeDocument = {"__meta__":{"hash":"6e1c88888e34674058fcb01d5cc1669051fc0435c56507ad62635245275efc6e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Unsubscribe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsubscribe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<UnsubscribeMutation, UnsubscribeMutationVariables>;
export const useInboxQuery = /*#__PURE__*/ queryHook(InboxDocument);
export const useInboxLazyQuery = /*#__PURE__*/ lazyQueryHook(InboxDocument);
export const useMarkReadMutation = /*#__PURE__*/ mutationHook(MarkReadDocument);
export const useMarkAllReadMutation = /*#__PURE__*/ mutationHook(MarkAllReadDocument);
export const useUnsubscribeMutation = /*#__PURE__*/ mutationHook(UnsubscribeDocument);