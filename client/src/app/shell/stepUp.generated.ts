/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/apollo/schema.generated';

import { lazyQueryHook, mutationHook, queryHook } from '../../shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StepUpFactorsQueryVariables = Exact<{ [key: string]: never; }>;


export type StepUpFactorsQuery = { secondFactors: { __typename: 'SecondFactors', factors: Array<{ __typename: 'SecondFactor', id: string, kind: Types.FactorKind }> } | null };

export type StepUpPasskeyQueryVariables = Exact<{ [key: string]: never; }>;


export type StepUpPasskeyQuery = { passkeySignIn: { __typename: 'PasskeySignIn', challenge: string, passkey: { __typename: 'PasskeyRequest', challenge: string, rpId: string, allowCredentials: Array<{ __typename: 'KnownPasskey', id: string, transports: Array<string> }> } } | null };

export type ProveByPasswordMutationVariables = Exact<{
  password: string;
}>;


export type ProveByPasswordMutation = { proveByPassword: { __typename: 'SessionProof', due: { __typename: 'FactorDue', challenge: string, factors: Array<Types.SignInFactor>, passkey: { __typename: 'PasskeyRequest', challenge: string, rpId: string, allowCredentials: Array<{ __typename: 'KnownPasskey', id: string, transports: Array<string> }> } | null } | null } };

export type ProveByFactorMutationVariables = Exact<{
  challenge: string;
  code?: string | null | undefined;
  recoveryCode?: string | null | undefined;
  assertion?: Types.PasskeyAssertionInput | null | undefined;
}>;


export type ProveByFactorMutation = { proveByFactor: boolean };


export const StepUpFactorsDocument = {"__meta__":{"hash":"14116c971737ef69b0d6926f5ca03fb33b21941c5e56af4589abcec8b29819e2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StepUpFactors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondFactors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"factors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]}}]} as unknown as DocumentNode<StepUpFactorsQuery, StepUpFactorsQueryVariables>;
export const StepUpPasskeyDocument = {"__meta__":{"hash":"0c28531c62966c879f19009243033ff6eddd394753e4ea1ebff3e7501b54cfe4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StepUpPasskey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeySignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"passkey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PasskeyAsked"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PasskeyAsked"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"rpId"}},{"kind":"Field","name":{"kind":"Name","value":"allowCredentials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"transports"}}]}}]}}]} as unknown as DocumentNode<StepUpPasskeyQuery, StepUpPasskeyQueryVariables>;
export const ProveByPasswordDocument = {"__meta__":{"hash":"16ef6e47f7848809fdc3355622ba7f9c9cd92883ed230de0ad79a3a3d6ecf640"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProveByPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proveByPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"due"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"factors"}},{"kind":"Field","name":{"kind":"Name","value":"passkey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PasskeyAsked"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PasskeyAsked"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"rpId"}},{"kind":"Field","name":{"kind":"Name","value":"allowCredentials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"transports"}}]}}]}}]} as unknown as DocumentNode<ProveByPasswordMutation, ProveByPasswordMutationVariables>;
export const ProveByFactorDocument = {"__meta__":{"hash":"bfd431c5cf14515231cdc923f827b205aa1fe9183f0ad53fa5a47135b9812d4d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProveByFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"challenge"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"recoveryCode"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assertion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyAssertionInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proveByFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"challenge"},"value":{"kind":"Variable","name":{"kind":"Name","value":"challenge"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"recoveryCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"recoveryCode"}}},{"kind":"Argument","name":{"kind":"Name","value":"assertion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assertion"}}}]}]}}]} as unknown as DocumentNode<ProveByFactorMutation, ProveByFactorMutationVariables>;
export const useStepUpFactorsQuery = /*#__PURE__*/ queryHook(StepUpFactorsDocument);
export const useStepUpFactorsLazyQuery = /*#__PURE__*/ lazyQueryHook(StepUpFactorsDocument);
export const useStepUpPasskeyQuery = /*#__PURE__*/ queryHook(StepUpPasskeyDocument);
export const useStepUpPasskeyLazyQuery = /*#__PURE__*/ lazyQueryHook(StepUpPasskeyDocument);
export const useProveByPasswordMutation = /*#__PURE__*/ mutationHook(ProveByPasswordDocument);
export const useProveByFactorMutation = /*#__PURE__*/ mutationHook(ProveByFactorDocument);