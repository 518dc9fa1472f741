/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/apollo/schema.generated';

import { lazyQueryHook, mutationHook, queryHook } from '../../../shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SecuritySettingsDetailsFragment = { __typename: 'SecuritySettings', secondFactor: Types.SecondFactorMode, graceDays: number, version: number, updatedBy: string | null, updatedAt: string | null };

export type SecuritySettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SecuritySettingsQuery = { securitySettings: { __typename: 'SecuritySettings', secondFactor: Types.SecondFactorMode, graceDays: number, version: number, updatedBy: string | null, updatedAt: string | null } | null };

export type UpdateSecuritySettingsMutationVariables = Exact<{
  input: Types.SecuritySettingsInput;
}>;


export type UpdateSecuritySettingsMutation = { updateSecuritySettings: { __typename: 'SecuritySettings', secondFactor: Types.SecondFactorMode, graceDays: number, version: number, updatedBy: string | null, updatedAt: string | null } };

export const SecuritySettingsDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecuritySettingsDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecuritySettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"graceDays"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SecuritySettingsDetailsFragment, unknown>;
export const SecuritySettingsDocument = {"__meta__":{"hash":"a2e2c25eb993c2258e4d8eef0bf9cd40e63b350340c5c6a0c7f2423ab7a2a1c4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SecuritySettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"securitySettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecuritySettingsDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecuritySettingsDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecuritySettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"graceDays"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SecuritySettingsQuery, SecuritySettingsQueryVariables>;
export const UpdateSecuritySettingsDocument = {"__meta__":{"hash":"5eb6cdedd3ebc4deacb97f023ebecf0c82b44d5284ca69b0b33a2ab1008b89d2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSecuritySettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SecuritySettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSecuritySettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecuritySettingsDetails"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecuritySettingsDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecuritySettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"graceDays"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateSecuritySettingsMutation, UpdateSecuritySettingsMutationVariables>;
export const useSecuritySettingsQuery = /*#__PURE__*/ queryHook(SecuritySettingsDocument);
export const useSecuritySettingsLazyQuery = /*#__PURE__*/ lazyQueryHook(SecuritySettingsDocument);
export const useUpdateSecuritySettingsMutation = /*#__PURE__*/ mutationHook(UpdateSecuritySettingsDocument);