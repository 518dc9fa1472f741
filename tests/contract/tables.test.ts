import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { buildSchema, GraphQLEnumType, GraphQLInputObjectType } from 'graphql';
import {
  accrualMonthFilters,
  accrualMonthSortColumns,
  accrualRowFilters,
  accrualRowSortColumns,
} from '@gdd/schema/accruals';
import { noteFilters, noteSortColumns } from '@gdd/schema/notes';
import { approvalFilters, approvalSortColumns } from '@gdd/schema/approvals';
import { disputeFilters, disputeSortColumns } from '@gdd/schema/disputes';
import { serviceAccountFilters, serviceAccountSortColumns } from '@gdd/schema/serviceAccounts';
import { deliveryFilters, deliverySortColumns, webhookFilters, webhookSortColumns } from '@gdd/schema/webhooks';
import { inboxFilters, inboxSortColumns, mailFilters, mailSortColumns } from '@gdd/schema/notifications';
import {
  campaignDealerFilters,
  campaignDealerSortColumns,
  campaignFilters,
  campaignSortColumns,
} from '@gdd/schema/campaigns';
import { auditFilters, auditSortColumns } from '@gdd/schema/audit';
import { comparedDealerFilters, comparedDealerSortColumns } from '@gdd/schema/curves';
import { dealerFilters, dealerSortColumns } from '@gdd/schema/dealers';
import { enumName } from '@gdd/schema/graphqlNames';
import { importFilters, importSortColumns } from '@gdd/schema/imports';
import { filterNames, type TableFilters } from '@gdd/schema/lists';
import { proposalRowFilters, proposalRowSortColumns } from '@gdd/schema/proposals';
import {
  analyticsFilters,
  analyticsSortColumns,
  campaignsReportFilters,
  reportFilters,
  reportSortColumns,
  type ReportType,
} from '@gdd/schema/reports';
import {
  settlementDocumentFilters,
  settlementDocumentSortColumns,
  settlementFilters,
  settlementHoldFilters,
  settlementHoldSortColumns,
  settlementLineFilters,
  settlementLineSortColumns,
  settlementSortColumns,
} from '@gdd/schema/settlements';
import { simulationDealerFilters, simulationDealerSortColumns } from '@gdd/schema/simulations';
import { userFilters, userSortColumns } from '@gdd/schema/users';

const contract = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../../schema', file), 'utf8');

/** The part of a table call's description that is compared. */
interface TableState {
  readonly filter: { readonly properties: Readonly<Record<string, unknown>> };
  readonly sorting: { readonly properties: { readonly column: { readonly enum: readonly string[] } } };
}

type Content = { readonly 'application/json': { readonly schema: { readonly properties: TableState } } };

const { paths } = JSON.parse(contract('rest.openapi.json')) as {
  readonly paths: Readonly<Record<string, { readonly post?: { readonly requestBody: { readonly content: Content } } }>>;
};
const sdl = buildSchema(contract('schema.graphql'));

function valuesOf(name: string): readonly string[] {
  const type = sdl.getType(name);
  return type instanceof GraphQLEnumType ? type.getValues().map((value) => value.name) : [];
}

function inputFieldsOf(name: string): readonly string[] {
  const type = sdl.getType(name);
  return type instanceof GraphQLInputObjectType ? Object.keys(type.getFields()) : [];
}

/** The REST service's call, the name in GraphQL, and the declaration; filters that are of REST calls alone. */
const tables: readonly [string, string, readonly string[], TableFilters, readonly string[]][] = [
  ['/dealers/table', 'Dealer', dealerSortColumns, dealerFilters, ['city']],
  ['/campaigns/table', 'Campaign', campaignSortColumns, campaignFilters, []],
  ['/campaigns/{id}/dealers', 'CampaignDealer', campaignDealerSortColumns, campaignDealerFilters, []],
  [
    '/campaigns/{id}/comparison/{otherId}/dealers',
    'ComparedDealer',
    comparedDealerSortColumns,
    comparedDealerFilters,
    [],
  ],
  ['/users/table', 'User', userSortColumns, userFilters, []],
  ['/audit/table', 'Audit', auditSortColumns, auditFilters, []],
  ['/imports/table', 'Import', importSortColumns, importFilters, []],
  ['/accruals/table', 'AccrualMonth', accrualMonthSortColumns, accrualMonthFilters, []],
  ['/accruals/{month}/table', 'AccrualRow', accrualRowSortColumns, accrualRowFilters, []],
  ['/simulations/{id}/dealers', 'SimulationDealer', simulationDealerSortColumns, simulationDealerFilters, []],
  ['/proposals/{id}/goals', 'ProposalRow', proposalRowSortColumns, proposalRowFilters, []],
  ['/notifications/inbox/table', 'Inbox', inboxSortColumns, inboxFilters, []],
  ['/mails/table', 'Mail', mailSortColumns, mailFilters, []],
  ['/approvals/table', 'Approval', approvalSortColumns, approvalFilters, []],
  ['/notes/table', 'DealerNote', noteSortColumns, noteFilters, []],
  ['/disputes/table', 'Dispute', disputeSortColumns, disputeFilters, []],
  ['/service-accounts/table', 'ServiceAccount', serviceAccountSortColumns, serviceAccountFilters, []],
  ['/webhooks/table', 'Webhook', webhookSortColumns, webhookFilters, []],
  ['/webhooks/{id}/deliveries/table', 'WebhookDelivery', deliverySortColumns, deliveryFilters, []],
  ['/settlements/table', 'Settlement', settlementSortColumns, settlementFilters, []],
  ['/settlements/{id}/lines', 'SettlementLine', settlementLineSortColumns, settlementLineFilters, []],
  ['/settlements/documents/table', 'SettlementDocument', settlementDocumentSortColumns, settlementDocumentFilters, []],
  ['/settlements/holds/table', 'SettlementHold', settlementHoldSortColumns, settlementHoldFilters, []],
];

describe.each(tables)('the table %s of both services', (route, name, sortColumns, filters, ofRestAlone) => {
  const state = paths[route]?.post?.requestBody.content['application/json'].schema.properties;

  test('sorts by the columns that are declared', () => {
    expect(state?.sorting.properties.column.enum).toEqual(sortColumns);
    expect([...valuesOf(`${name}SortColumn`)].sort()).toEqual(sortColumns.map(enumName).sort());
  });

  test('filters by the columns that are declared', () => {
    expect(Object.keys(state?.filter.properties ?? {}).sort()).toEqual(
      [...Object.keys(filters), ...ofRestAlone].sort(),
    );
    expect([...inputFieldsOf(`${name}Filter`)].sort()).toEqual([...filterNames(filters)].sort());
  });
});

describe('reports of both services', () => {
  const names = filterNames(reportFilters);
  const ofCampaigns = filterNames(campaignsReportFilters);
  const ofEveryReport = names.filter((name) => !ofCampaigns.includes(name));
  const reports: readonly [ReportType, string, readonly string[]][] = [
    ['campaigns', 'CampaignsReport', names],
    ['monthly', 'MonthlyReport', ofEveryReport],
    ['monthly-fleet', 'MonthlyFleetReport', ofEveryReport],
    ['previous-year', 'PreviousYearReport', ofEveryReport],
  ];

  test.each(reports)('%s sorts and filters by what is declared', (type, name, filters) => {
    expect([...valuesOf(`${name}SortColumn`)].sort()).toEqual(reportSortColumns[type].map(enumName).sort());
    const filter = type === 'campaigns' ? 'CampaignsReportFilter' : 'ReportFilter';
    expect([...inputFieldsOf(filter)].sort()).toEqual([...filters].sort());
  });

  test('analytics sort and filter by what is declared', () => {
    expect([...valuesOf('AnalyticsSortColumn')].sort()).toEqual(analyticsSortColumns.map(enumName).sort());
    expect([...inputFieldsOf('AnalyticsFilter')].sort()).toEqual([...filterNames(analyticsFilters)].sort());
  });
});
