/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/apollo/schema.generated';

import { mutationHook } from '../../shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DisputeSubjectFieldsFragment = { __typename: 'DisputeSubject', kind: Types.DisputeKind, document: string | null, line: number | null, figure: Types.DisputeFigure | null };

export type LineDisputeFieldsFragment = { __typename: 'LineDispute', id: string, state: Types.DisputeState };

export type StatementDisputeFieldsFragment = { __typename: 'StatementDispute', id: string, state: Types.DisputeState, openedAt: string, about: { __typename: 'DisputeSubject', kind: Types.DisputeKind, document: string | null, line: number | null, figure: Types.DisputeFigure | null } };

export type OpenDisputeMutationVariables = Exact<{
  input: Types.OpenDisputeInput;
  idempotencyKey: string;
}>;


export type OpenDisputeMutation = { openDispute: { __typename: 'Dispute', id: string, state: Types.DisputeState } };

export const LineDisputeFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LineDisputeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LineDispute"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]} as unknown as DocumentNode<LineDisputeFieldsFragment, unknown>;
export const DisputeSubjectFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DisputeSubjectFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DisputeSubject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"document"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"figure"}}]}}]} as unknown as DocumentNode<DisputeSubjectFieldsFragment, unknown>;
export const StatementDisputeFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatementDisputeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StatementDispute"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"about"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DisputeSubjectFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DisputeSubjectFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DisputeSubject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"document"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"figure"}}]}}]} as unknown as DocumentNode<StatementDisputeFieldsFragment, unknown>;
export const OpenDisputeDocument = {"__meta__":{"hash":"85b7398c9ebe01276a0df5d80d7e93024bf1f1007ba2b6c2f0b15d953a0dc1c2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenDispute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenDisputeInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openDispute"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<OpenDisputeMutation, OpenDisputeMutationVariables>;
export const useOpenDisputeMutation = /*#__PURE__*/ mutationHook(OpenDisputeDocument);