/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/apollo/schema.generated';

import { lazyQueryHook, queryHook } from '../../../shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ApprovalListQueryVariables = Exact<{
  input: Types.ApprovalTableInput;
}>;

export type ApprovalListQuery = {
  constants: { __typename: 'Constants'; today: string } | null;
  approvalsTable: {
    __typename: 'ApprovalPage';
    total: number;
    items: Array<{
      __typename: 'Approval';
      id: string;
      kind: Types.ApprovalKind;
      state: Types.ApprovalState;
      proposedBy: string | null;
      proposedAt: string;
      expiresAt: string;
      decidedBy: string | null;
      decidedAt: string | null;
      campaign: { __typename: 'CampaignTitle'; id: string; title: string } | null;
      dealer: { __typename: 'Member'; id: string; businessName: string } | null;
      import: { __typename: 'ApprovalImport'; id: string; filename: string } | null;
      request: {
        __typename: 'ApprovalRequest';
        adjustment: { __typename: 'ApprovalAdjustmentRequest'; amount: string } | null;
      };
    }>;
  } | null;
};

export type ApprovalListPage_RowFragment = {
  __typename: 'Approval';
  id: string;
  kind: Types.ApprovalKind;
  state: Types.ApprovalState;
  proposedBy: string | null;
  proposedAt: string;
  expiresAt: string;
  decidedBy: string | null;
  decidedAt: string | null;
  campaign: { __typename: 'CampaignTitle'; id: string; title: string } | null;
  dealer: { __typename: 'Member'; id: string; businessName: string } | null;
  import: { __typename: 'ApprovalImport'; id: string; filename: string } | null;
  request: {
    __typename: 'ApprovalRequest';
    adjustment: { __typename: 'ApprovalAdjustmentRequest'; amount: string } | null;
  };
};

export const ApprovalListPage_RowFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApprovalListPage_row' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Approval' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'campaign' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'dealer' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'businessName' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'import' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'filename' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'request' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'adjustment' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'amount' } }],
                  },
                },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'proposedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'proposedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiresAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'decidedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'decidedAt' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ApprovalListPage_RowFragment, unknown>;
export const ApprovalListDocument = {
  __meta__: { hash: '0a75dc4c6de80973e503d6e1bce643ef217c95818cc6b2ae4dfc64e29da291bd' },
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ApprovalList' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ApprovalTableInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'constants' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'today' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'approvalsTable' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'items' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApprovalListPage_row' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApprovalListPage_row' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Approval' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'campaign' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'dealer' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'businessName' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'import' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'filename' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'request' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'adjustment' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'amount' } }],
                  },
                },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'proposedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'proposedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiresAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'decidedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'decidedAt' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ApprovalListQuery, ApprovalListQueryVariables>;
export const useApprovalListQuery = /*#__PURE__*/ queryHook(ApprovalListDocument);
export const useApprovalListLazyQuery = /*#__PURE__*/ lazyQueryHook(ApprovalListDocument);
