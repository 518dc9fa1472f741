/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/apollo/schema.generated';

import { lazyQueryHook, mutationHook, queryHook } from '../../shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SmsConsentFieldsFragment = { __typename: 'SmsConsent', given: boolean | null, version: string, decidedAt: string | null, contactEmail: string };

export type SmsConsentQueryVariables = Exact<{ [key: string]: never; }>;


export type SmsConsentQuery = { smsConsent: { __typename: 'SmsConsent', given: boolean | null, version: string, decidedAt: string | null, contactEmail: string } | null };

export type SetSmsConsentMutationVariables = Exact<{
  given: boolean;
  version: string;
  source: Types.ConsentSource;
}>;


export type SetSmsConsentMutation = { setSmsConsent: { __typename: 'SmsConsent', given: boolean | null, version: string, decidedAt: string | null, contactEmail: string } };

export const SmsConsentFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SmsConsentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SmsConsent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"given"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}}]}}]} as unknown as DocumentNode<SmsConsentFieldsFragment, unknown>;
export const SmsConsentDocument = {"__meta__":{"hash":"73e69a7635bfdef05787d56c9f0a93b81303c49e7e4da79511eef960355a2b0e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SmsConsent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smsConsent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SmsConsentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SmsConsentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SmsConsent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"given"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}}]}}]} as unknown as DocumentNode<SmsConsentQuery, SmsConsentQueryVariables>;
export const SetSmsConsentDocument = {"__meta__":{"hash":"b1c2a7c75957c64120491aa69ca139b92909548a1ecdbc441b2db77dbdc3a96f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetSmsConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"given"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"source"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentSource"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setSmsConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"given"},"value":{"kind":"Variable","name":{"kind":"Name","value":"given"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"source"},"value":{"kind":"Variable","name":{"kind":"Name","value":"source"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SmsConsentFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SmsConsentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SmsConsent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"given"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}}]}}]} as unknown as DocumentNode<SetSmsConsentMutation, SetSmsConsentMutationVariables>;
export const useSmsConsentQuery = /*#__PURE__*/ queryHook(SmsConsentDocument);
export const useSmsConsentLazyQuery = /*#__PURE__*/ lazyQueryHook(SmsConsentDocument);
export const useSetSmsConsentMutation = /*#__PURE__*/ mutationHook(SetSmsConsentDocument);