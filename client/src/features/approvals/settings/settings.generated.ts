/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../shared/apollo/schema.generated';

import { lazyQueryHook, mutationHook, queryHook } from '../../../shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ApprovalSettingsDetailsFragment = {
  __typename: 'ApprovalSettings';
  version: number;
  updatedBy: string | null;
  updatedAt: string | null;
  closing: { __typename: 'ApprovalSwitch'; on: boolean };
  rules: { __typename: 'ApprovalSwitch'; on: boolean };
  undo: { __typename: 'ApprovalTiresLimit'; on: boolean; tires: number };
  adjustment: { __typename: 'ApprovalAmountLimit'; on: boolean; amount: string };
};

export type ApprovalSettingsQueryVariables = Exact<{ [key: string]: never }>;

export type ApprovalSettingsQuery = {
  approvalSettings: {
    __typename: 'ApprovalSettings';
    version: number;
    updatedBy: string | null;
    updatedAt: string | null;
    closing: { __typename: 'ApprovalSwitch'; on: boolean };
    rules: { __typename: 'ApprovalSwitch'; on: boolean };
    undo: { __typename: 'ApprovalTiresLimit'; on: boolean; tires: number };
    adjustment: { __typename: 'ApprovalAmountLimit'; on: boolean; amount: string };
  } | null;
};

export type UpdateApprovalSettingsMutationVariables = Exact<{
  input: Types.ApprovalSettingsInput;
}>;

export type UpdateApprovalSettingsMutation = {
  updateApprovalSettings: {
    __typename: 'ApprovalSettings';
    version: number;
    updatedBy: string | null;
    updatedAt: string | null;
    pendingApproval: { __typename: 'Approval'; id: string; expiresAt: string } | null;
    closing: { __typename: 'ApprovalSwitch'; on: boolean };
    rules: { __typename: 'ApprovalSwitch'; on: boolean };
    undo: { __typename: 'ApprovalTiresLimit'; on: boolean; tires: number };
    adjustment: { __typename: 'ApprovalAmountLimit'; on: boolean; amount: string };
  };
};

export const ApprovalSettingsDetailsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApprovalSettingsDetails' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ApprovalSettings' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'closing' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'on' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'rules' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'on' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'undo' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'on' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tires' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'adjustment' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'on' } },
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'updatedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'updatedAt' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ApprovalSettingsDetailsFragment, unknown>;
export const ApprovalSettingsDocument = {
  __meta__: { hash: '771edff262d0813084c6f71ab4697ffe9709b12a6697f160e4da1f0f089da478' },
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ApprovalSettings' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'approvalSettings' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApprovalSettingsDetails' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApprovalSettingsDetails' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ApprovalSettings' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'closing' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'on' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'rules' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'on' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'undo' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'on' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tires' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'adjustment' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'on' } },
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'updatedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'updatedAt' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ApprovalSettingsQuery, ApprovalSettingsQueryVariables>;
export const UpdateApprovalSettingsDocument = {
  __meta__: { hash: '2c6c08cddb44fa7e592c0a736dfcc09fab1eb573571350a389015d0ff0f44bcd' },
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UpdateApprovalSettings' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ApprovalSettingsInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateApprovalSettings' },
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
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ApprovalSettingsDetails' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pendingApproval' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RequestMade' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ApprovalSettingsDetails' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ApprovalSettings' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'closing' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'on' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'rules' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'on' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'undo' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'on' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tires' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'adjustment' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'on' } },
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'updatedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'updatedAt' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RequestMade' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Approval' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expiresAt' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UpdateApprovalSettingsMutation, UpdateApprovalSettingsMutationVariables>;
export const useApprovalSettingsQuery = /*#__PURE__*/ queryHook(ApprovalSettingsDocument);
export const useApprovalSettingsLazyQuery = /*#__PURE__*/ lazyQueryHook(ApprovalSettingsDocument);
export const useUpdateApprovalSettingsMutation = /*#__PURE__*/ mutationHook(UpdateApprovalSettingsDocument);
