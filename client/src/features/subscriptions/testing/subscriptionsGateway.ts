import { HttpResponse, type RequestHandler } from 'msw';
import type { DealerCampaign } from '../../../domain/campaigns/DealerCampaignCard';
import type { DealerForecastFieldsFragment } from '../../../domain/statements/forecast.generated';
import type {
  EligibleLineFragment,
  ExcludedLineFragment,
  StatementFieldsFragment,
} from '../../../domain/statements/statement.generated';
import { dealerStatement } from '../../../shared/test/campaigns';
import { refusal } from '../../../shared/test/network';
import { graphql } from '../../../shared/test/graphql';

/** The programme's day and year. */
const constants = { __typename: 'Constants', today: '2025-12-31', currentYear: 2025 };

/** Returns the dealer's own campaigns. */
export function campaignsResponse(campaigns: readonly DealerCampaign[]): RequestHandler {
  return graphql.query('DealerCampaigns', () =>
    HttpResponse.json({
      data: {
        constants,
        dealerCampaigns: campaigns,
      },
    }),
  );
}

interface CampaignText {
  readonly description: string | null;
  readonly attachments: readonly { readonly id: string; readonly filename: string; readonly size: number }[];
}

/** Returns one campaign with the dealer's statement; any other is not found. */
export function subscriptionResponse(
  statement: StatementFieldsFragment = dealerStatement(),
  { description, attachments }: CampaignText = { description: null, attachments: [] },
): RequestHandler {
  return graphql.query('Subscription', ({ variables }) => {
    if (variables['campaignId'] !== statement.campaign.id) return refusal({ code: 'NOT_FOUND', requestId: 'r-404' });
    const campaign = {
      __typename: 'Campaign',
      id: statement.campaign.id,
      description,
      attachments: attachments.map((attachment) => ({ __typename: 'CampaignAttachment', ...attachment })),
    };
    return HttpResponse.json({ data: { constants, campaign, campaignStatement: statement } });
  });
}

/** Returns the statement that administrators and the network read. */
export function statementResponse(statement: StatementFieldsFragment = dealerStatement()): RequestHandler {
  return graphql.query('DealerStatement', ({ variables }) =>
    variables['dealerId'] === statement.dealerId && variables['campaignId'] === statement.campaign.id
      ? HttpResponse.json({ data: { constants, campaignStatement: statement } })
      : refusal({ code: 'NOT_FOUND', requestId: 'r-404' }),
  );
}

interface LinesVariables {
  readonly page: number;
  readonly pageSize: number;
  readonly search: string;
}

/** Returns the pages of the lines that count, and of those that arrived after the closing. */
export function linesResponse(
  counted: readonly EligibleLineFragment[],
  later: readonly EligibleLineFragment[] = [],
): RequestHandler {
  return graphql.query('CampaignLines', ({ variables }) => {
    const { page, pageSize, search, sinceClosing } = variables as LinesVariables & { sinceClosing: boolean };
    const lines = (sinceClosing ? later : counted).filter(({ document }) => document.includes(search));
    const items = lines.slice((page - 1) * pageSize, page * pageSize);
    return HttpResponse.json({
      data: { campaignLines: { __typename: 'CampaignLinePage', items, total: lines.length } },
    });
  });
}

/** A dealer's forecast; the campaign has ended unless `changes` says otherwise. */
export function dealerForecast(changes: Partial<DealerForecastFieldsFragment> = {}): DealerForecastFieldsFragment {
  return {
    __typename: 'DealerForecast',
    today: '2025-10-15',
    tires: 98,
    goalThreshold: 120,
    share: null,
    asLastYear: null,
    noForecast: 'ENDED',
    forecast: null,
    thresholds: [81, 120],
    nextThreshold: 120,
    tiresToNextThreshold: 22,
    ...changes,
  };
}

/** Returns the forecast. */
export function forecastResponse(forecast = dealerForecast()): RequestHandler {
  return graphql.query('CampaignForecast', () => HttpResponse.json({ data: { campaignForecast: forecast } }));
}

/** Returns the effect of further tyres: 98 have been purchased, and each further one adds a euro. */
export function whatIfResponse(requests: Record<string, unknown>[]): RequestHandler {
  return graphql.query('CampaignWhatIf', ({ variables }) => {
    requests.push(variables);
    const tires = Number(variables['tires']);
    const campaignWhatIf = {
      __typename: 'WhatIf',
      tires,
      boostLabel: null,
      factor: '1.00',
      accepted: true,
      tiresPurchased: 98 + tires,
      tiresMissing: Math.max(22 - tires, 0),
      plafondAccumulated: `${100 + tires}.00`,
      plafondExpendable: `${100 + tires}.00`,
      addedAccumulated: `${tires}.00`,
      addedExpendable: `${tires}.00`,
      threshold: 120,
      nextThreshold: null,
      tiresToNextThreshold: null,
    };
    return HttpResponse.json({ data: { campaignWhatIf } });
  });
}

/** Returns the pages of the lines that do not count. */
export function excludedResponse(lines: readonly ExcludedLineFragment[]): RequestHandler {
  return graphql.query('ExcludedLines', ({ variables }) => {
    const { page, pageSize, search } = variables as LinesVariables;
    const found = lines.filter(({ document }) => document.includes(search));
    const campaignExcludedLines = {
      __typename: 'ExcludedLinePage',
      from: '2025-01-01',
      to: '2025-12-31',
      items: found.slice((page - 1) * pageSize, page * pageSize),
      total: found.length,
    };
    return HttpResponse.json({ data: { campaignExcludedLines } });
  });
}
