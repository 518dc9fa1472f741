/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/apollo/schema.generated';

import { lazyQueryHook, queryHook } from '../../shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NetworkMembersQueryVariables = Exact<{
  limit: number;
}>;


export type NetworkMembersQuery = { distributors: Array<{ __typename: 'Member', id: string, businessName: string }> | null, areaManagers: Array<{ __typename: 'Member', id: string, businessName: string }> | null, agents: Array<{ __typename: 'Member', id: string, businessName: string }> | null };


export const NetworkMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NetworkMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"distributors"},"name":{"kind":"Name","value":"dealersByRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"EnumValue","value":"DISTRIBUTOR"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"StringValue","value":"","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"areaManagers"},"name":{"kind":"Name","value":"dealersByRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"EnumValue","value":"DISTRIBUTOR_AREA_MANAGER"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"StringValue","value":"","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"agents"},"name":{"kind":"Name","value":"dealersByRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"EnumValue","value":"AGENT"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"StringValue","value":"","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"businessName"}}]}}]}}]} as unknown as DocumentNode<NetworkMembersQuery, NetworkMembersQueryVariables>;
export const useNetworkMembersQuery = /*#__PURE__*/ queryHook(NetworkMembersDocument);
export const useNetworkMembersLazyQuery = /*#__PURE__*/ lazyQueryHook(NetworkMembersDocument);