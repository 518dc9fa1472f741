import { HttpResponse, type RequestHandler } from 'msw';
import type { CampaignDealerTableInput, CampaignTableInput } from '../../../shared/apollo/schema.generated';
import type { BudgetUseFieldsFragment } from '../../../domain/budgets/budgetUse.generated';
import type { AuditEntry } from '../../../domain/audit/auditLabels';
import { campaignHead } from '../../../shared/test/campaigns';
import { refusal } from '../../../shared/test/network';
import type { CampaignRecordFragment } from '../campaign.generated';
import type { CampaignDealerRowFragment } from '../dealers/campaignDealers.generated';
import type { CampaignRulesQuery } from '../rules/rules.generated';
import { budgetUse, campaignDealerRow, campaignRecord, campaignTotals, rulesVersion } from './campaignRecords';
import { graphql } from '../../../shared/test/graphql';

export const currentYear = graphql.query('CurrentYear', () =>
  HttpResponse.json({ data: { constants: { __typename: 'Constants', currentYear: 2025, today: '2025-12-30' } } }),
);

/** A mock of the gateway for the campaigns' list: it filters by year and group, pages, and records the requests. */
interface CampaignsGateway {
  readonly requests: CampaignTableInput[];
  readonly handlers: readonly RequestHandler[];
}

/** 'Campagna 1', 'Campagna 2', … of 2025; every third one is secondary, and the last one is of 2024. */
export function campaignsGateway(count: number): CampaignsGateway {
  const requests: CampaignTableInput[] = [];
  const rows = Array.from({ length: count }, (_, index) =>
    campaignHead({
      id: String(index + 1),
      title: `Campagna ${index + 1}`,
      year: index === count - 1 ? 2024 : 2025,
      ...(index % 3 === 2 && { duration: 'OTHER', group: 'SECONDARY' }),
    }),
  );
  const page = ({ filter, search, page: number = 1, pageSize = 10 }: CampaignTableInput) => {
    const found = rows.filter(
      ({ title, year, group, state }) =>
        title.includes(search ?? '') &&
        (filter?.year?.includes(year) ?? true) &&
        (filter?.group?.includes(group) ?? true) &&
        (filter?.state?.includes(state) ?? true),
    );
    return {
      __typename: 'CampaignPage',
      items: found.slice((number - 1) * pageSize, number * pageSize),
      total: found.length,
    };
  };
  return {
    requests,
    handlers: [
      currentYear,
      graphql.query('CampaignList', ({ variables }) => {
        const { input } = variables as { input: CampaignTableInput };
        requests.push(input);
        return HttpResponse.json({ data: { campaignsTable: page(input) } });
      }),
      graphql.query('CampaignListTotals', ({ variables }) => {
        const items = page((variables as { input: CampaignTableInput }).input).items.map(({ id }) => ({
          __typename: 'CampaignSummary',
          id,
          totals: campaignTotals(),
          budgetUse: id === '1' ? budgetUse() : null,
        }));
        return HttpResponse.json({ data: { campaignsTable: { __typename: 'CampaignPage', items } } });
      }),
      graphql.query('CampaignGroupCounts', ({ variables }) => {
        const { main, secondary } = variables as Record<'main' | 'secondary', CampaignTableInput>;
        const total = (input: CampaignTableInput) => ({ __typename: 'CampaignPage', total: page(input).total });
        return HttpResponse.json({ data: { main: total(main), secondary: total(secondary) } });
      }),
    ],
  };
}

/** The cost of the form's rules; 12,345.60 EUR by default. */
export function campaignCost(expendable = '12345.60') {
  const result = { __typename: 'SimulationResult', dealers: 12, unlocked: 7, tires: 1840, accumulated: '15000.00' };
  return graphql.query('CampaignCost', () =>
    HttpResponse.json({
      data: {
        campaignCost: {
          __typename: 'CampaignCost',
          from: '2024-10-01',
          to: '2024-12-31',
          result: { ...result, expendable },
        },
      },
    }),
  );
}

/** A mock of the gateway for one campaign's page: its record, totals, dealers and timeline. */
export interface CampaignGateway {
  campaign: CampaignRecordFragment;
  dealers: readonly CampaignDealerRowFragment[];
  audit: readonly AuditEntry[];
  rules: CampaignRulesQuery['campaignRules'];
  budgetUse: BudgetUseFieldsFragment | null;
  readonly requests: CampaignDealerTableInput[];
  readonly handlers: readonly RequestHandler[];
}

export function campaignGateway(dealers = 12): CampaignGateway {
  const gateway: CampaignGateway = {
    campaign: campaignRecord(),
    dealers: Array.from({ length: dealers }, (_, index) => campaignDealerRow(index + 1)),
    audit: [],
    rules: [rulesVersion()],
    budgetUse: null,
    requests: [],
    handlers: [],
  };
  const handlers = [
    currentYear,
    graphql.query('Campaign', ({ variables }) =>
      variables['id'] === gateway.campaign.id
        ? HttpResponse.json({
            data: { constants: { __typename: 'Constants', today: '2025-12-31' }, campaign: gateway.campaign },
          })
        : refusal({ code: 'NOT_FOUND', requestId: 'r-404' }),
    ),
    graphql.query('CampaignRules', () => HttpResponse.json({ data: { campaignRules: gateway.rules } })),
    campaignCost(),
    graphql.query('CampaignTotals', () =>
      HttpResponse.json({
        data: {
          campaign: {
            __typename: 'Campaign',
            id: gateway.campaign.id,
            totals: campaignTotals(),
            budgetUse: gateway.budgetUse,
          },
        },
      }),
    ),
    graphql.query('CampaignDealers', ({ variables }) => {
      const { input } = variables as { input: CampaignDealerTableInput };
      gateway.requests.push(input);
      const { page = 1, pageSize = 10, search, filter } = input;
      const found = gateway.dealers.filter(
        ({ businessName, accepted }) =>
          businessName.includes(search ?? '') && (filter?.accepted == null || filter.accepted === accepted),
      );
      const items = found.slice((page - 1) * pageSize, page * pageSize);
      return HttpResponse.json({
        data: { campaignDealers: { __typename: 'CampaignDealerPage', items, total: found.length } },
      });
    }),
    graphql.query('CampaignAudit', ({ variables }) => {
      const { page, pageSize } = variables as { page: number; pageSize: number };
      const items = gateway.audit.slice((page - 1) * pageSize, page * pageSize);
      return HttpResponse.json({
        data: { campaignAudit: { __typename: 'AuditPage', items, total: gateway.audit.length } },
      });
    }),
  ];
  return Object.assign(gateway, { handlers });
}
