import { HttpResponse, type RequestHandler } from 'msw';
import type { DealerTableInput } from '../../../shared/apollo/schema.generated';
import type { DealerCampaign } from '../../../domain/campaigns/DealerCampaignCard';
import { refusal } from '../../../shared/test/network';
import type { AuditEntry } from '../../../domain/audit/auditLabels';
import type { DealerRecordFragment } from '../dealer.generated';
import type { DealerRow } from '../list/dealerList';
import { dealerRecord, dealerRows } from './dealerRecords';
import { graphql } from '../../../shared/test/graphql';

/**
 * A mock of the gateway for lists of dealers: it searches names, filters by status, pages, and records the requests.
 */
export interface DealersGateway {
  rows: readonly DealerRow[];
  readonly requests: DealerTableInput[];
  readonly handlers: readonly RequestHandler[];
}

export function dealersGateway(count: number): DealersGateway {
  const gateway: DealersGateway = { rows: dealerRows(count), requests: [], handlers: [] };
  const table = (input: DealerTableInput): Response => {
    const { page = 1, pageSize = 10, search, filter } = input;
    const found = gateway.rows.filter(
      ({ businessName, status }) =>
        businessName.toLowerCase().includes((search ?? '').toLowerCase()) &&
        (filter?.status == null || filter.status.includes(status)),
    );
    const items = found.slice((page - 1) * pageSize, page * pageSize);
    return HttpResponse.json({ data: { dealersTable: { __typename: 'DealerPage', items, total: found.length } } });
  };
  const list = graphql.query('DealerList', ({ variables }) => {
    gateway.requests.push(inputOf(variables));
    return table(inputOf(variables));
  });
  const names = graphql.query('NetworkMembers', () =>
    HttpResponse.json({ data: { distributors: [], areaManagers: [], agents: [] } }),
  );
  return Object.assign(gateway, {
    handlers: [list, names, dealerResponse(), auditResponse([]), ...overviewResponses()],
  });
}

/** The input of a request. */
export function inputOf(variables: Readonly<Record<string, unknown>>): DealerTableInput {
  return variables['input'] as DealerTableInput;
}

/** Returns the record of one dealer, by default of the one with the id 7; others are not found. */
export function dealerResponse(record: DealerRecordFragment = dealerRecord): RequestHandler {
  return graphql.query('Dealer', ({ variables }) =>
    variables['id'] === record.id
      ? HttpResponse.json({ data: { dealer: record } })
      : refusal({ code: 'NOT_FOUND', requestId: 'r-404' }),
  );
}

/** The responses for the parts of a dealer's page; empty by default. */
interface OverviewResponses {
  readonly campaigns?: readonly DealerCampaign[];
  /** The rows for users who may only read figures. */
  readonly figures?: readonly object[];
  readonly months?: readonly object[];
  readonly redemptions?: readonly object[];
}

/** Returns a dealer's campaigns, months and redemptions; it has no share links. */
export function overviewResponses({
  campaigns = [],
  figures = [],
  months = [],
  redemptions = [],
}: OverviewResponses = {}): readonly RequestHandler[] {
  const constants = { __typename: 'Constants', today: '2025-12-31', currentYear: 2025 };
  return [
    graphql.query('DealerPageDay', () => HttpResponse.json({ data: { constants } })),
    graphql.query('DealerPageCampaigns', () => HttpResponse.json({ data: { dealerCampaigns: campaigns } })),
    graphql.query('DealerPageFigures', () =>
      HttpResponse.json({
        data: { dealerCampaignsReport: { __typename: 'DealerCampaignsResult', data: figures } },
      }),
    ),
    graphql.query('DealerPrevYear', ({ variables }) =>
      HttpResponse.json({
        data: {
          prevYearSales: {
            __typename: 'PrevYearSales',
            ...variables,
            months: months.map((month) => ({ __typename: 'PrevYearMonth', ...month })),
          },
        },
      }),
    ),
    graphql.query('DealerPageRedemptions', () => HttpResponse.json({ data: { campaignRedemptions: redemptions } })),
    graphql.query('DealerShareLinks', () => HttpResponse.json({ data: { shareTokens: [] } })),
  ];
}

/** Returns the pages of a timeline. */
export function auditResponse(entries: readonly AuditEntry[]): RequestHandler {
  return graphql.query('DealerAudit', ({ variables }) => {
    const { page, pageSize } = variables as { page: number; pageSize: number };
    const items = entries.slice((page - 1) * pageSize, page * pageSize);
    return HttpResponse.json({ data: { dealerAudit: { __typename: 'AuditPage', items, total: entries.length } } });
  });
}
