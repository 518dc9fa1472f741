/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/apollo/schema.generated';

import { lazyQueryHook, mutationHook, queryHook } from '../../../shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PersonalTokenRowFragment = { __typename: 'PersonalToken', id: string, name: string, ending: string, createdAt: string, expiresAt: string, expired: boolean, lastUsedAt: string | null };

export type PersonalTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type PersonalTokensQuery = { personalTokens: Array<{ __typename: 'PersonalToken', id: string, name: string, ending: string, createdAt: string, expiresAt: string, expired: boolean, lastUsedAt: string | null }> | null };

export type CreatePersonalTokenMutationVariables = Exact<{
  name: string;
  expiresInDays: number;
  currentPassword: string;
  idempotencyKey: string;
}>;


export type CreatePersonalTokenMutation = { createPersonalToken: { __typename: 'CreatedPersonalToken', token: string | null, personalToken: { __typename: 'PersonalToken', id: string, name: string, ending: string, createdAt: string, expiresAt: string, expired: boolean, lastUsedAt: string | null } } };

export type RevokePersonalTokenMutationVariables = Exact<{
  id: string;
}>;


export type RevokePersonalTokenMutation = { revokePersonalToken: boolean };

export const PersonalTokenRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalTokenRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonalToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<PersonalTokenRowFragment, unknown>;
export const PersonalTokensDocument = {"__meta__":{"hash":"35d3bb9e3fe83d0fb763c30421165261198b00afc70f4344a64745e938fb2665"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonalTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personalTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonalTokenRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalTokenRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonalToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<PersonalTokensQuery, PersonalTokensQueryVariables>;
export const CreatePersonalTokenDocument = {"__meta__":{"hash":"72f55ce788f60b66f3124bb271d0a376d02991f2c987c96e9aeeec04cb5552ad"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePersonalToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expiresInDays"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPersonalToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"expiresInDays"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expiresInDays"}}},{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personalToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonalTokenRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalTokenRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonalToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<CreatePersonalTokenMutation, CreatePersonalTokenMutationVariables>;
export const RevokePersonalTokenDocument = {"__meta__":{"hash":"4fb2a42a2d1b1c748f63181f4753d4d17099baf54ccd8aba93800a772415043f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokePersonalToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokePersonalToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RevokePersonalTokenMutation, RevokePersonalTokenMutationVariables>;
export const usePersonalTokensQuery = /*#__PURE__*/ queryHook(PersonalTokensDocument);
export const usePersonalTokensLazyQuery = /*#__PURE__*/ lazyQueryHook(PersonalTokensDocument);
export const useCreatePersonalTokenMutation = /*#__PURE__*/ mutationHook(CreatePersonalTokenDocument);
export const useRevokePersonalTokenMutation = /*#__PURE__*/ mutationHook(RevokePersonalTokenDocument);