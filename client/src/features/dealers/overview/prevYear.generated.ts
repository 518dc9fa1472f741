/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/apollo/schema.generated';

import { lazyQueryHook, queryHook } from '../../../shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DealerPrevYearQueryVariables = Exact<{
  dealerId: string;
  year: number;
}>;


export type DealerPrevYearQuery = { prevYearSales: { __typename: 'PrevYearSales', dealerId: string, year: number, months: Array<{ __typename: 'PrevYearMonth', month: string, tires: number, tiresBefore: number, amount: string, amountBefore: string, toDay: { __typename: 'ToDay', tires: number, tiresBefore: number, amount: string, amountBefore: string } }> } | null };


export const DealerPrevYearDocument = {"__meta__":{"hash":"3561a859d4e9f798e68a3fdaf0b1ec3783077d55f1ab4e59a0293b206fd50100"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DealerPrevYear"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dealerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prevYearSales"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"dealerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dealerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dealerId"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"months"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"tires"}},{"kind":"Field","name":{"kind":"Name","value":"tiresBefore"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"amountBefore"}},{"kind":"Field","name":{"kind":"Name","value":"toDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tires"}},{"kind":"Field","name":{"kind":"Name","value":"tiresBefore"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"amountBefore"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DealerPrevYearQuery, DealerPrevYearQueryVariables>;
export const useDealerPrevYearQuery = /*#__PURE__*/ queryHook(DealerPrevYearDocument);
export const useDealerPrevYearLazyQuery = /*#__PURE__*/ lazyQueryHook(DealerPrevYearDocument);