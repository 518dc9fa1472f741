/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../shared/apollo/schema.generated';

import { lazyQueryHook, queryHook } from '../../shared/apollo/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CalendarCampaignFragment = { __typename: 'CampaignSummary', id: string, title: string, startsOn: string, endsOn: string, state: Types.CampaignState };

export type CampaignCalendarQueryVariables = Exact<{
  year: number;
}>;


export type CampaignCalendarQuery = { campaignCalendar: Array<{ __typename: 'CampaignSummary', id: string, title: string, startsOn: string, endsOn: string, state: Types.CampaignState }> | null };

export const CalendarCampaignFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarCampaign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]} as unknown as DocumentNode<CalendarCampaignFragment, unknown>;
export const CampaignCalendarDocument = {"__meta__":{"hash":"e2bbf09fd5f4d0d3a6225a6a0d0d115f9f8eeaf8eb355ff2c567bd0bdca16170"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CampaignCalendar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaignCalendar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarCampaign"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarCampaign"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]} as unknown as DocumentNode<CampaignCalendarQuery, CampaignCalendarQueryVariables>;
export const useCampaignCalendarQuery = /*#__PURE__*/ queryHook(CampaignCalendarDocument);
export const useCampaignCalendarLazyQuery = /*#__PURE__*/ lazyQueryHook(CampaignCalendarDocument);