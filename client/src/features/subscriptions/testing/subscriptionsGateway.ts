import { graphql, HttpResponse, type RequestHandler } from 'msw';
import type { DealerCampaign } from '../../../shared/campaign/DealerCampaignCard';
import type { EligibleLineFragment, StatementFieldsFragment } from '../../../shared/statement/statement.generated';
import { dealerStatement } from '../../../shared/test/campaigns';
import { refusal } from '../../../shared/test/network';

/** The programme's day and year. */
const constants = { __typename: 'Constants', today: '2025-12-31', currentYear: 2025 };

/** Answers the dealer's own campaigns. */
export function campaignsAnswer(campaigns: readonly DealerCampaign[]): RequestHandler {
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

/** Answers one campaign with the dealer's statement; any other is not found. */
export function subscriptionAnswer(
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

/** Answers the statement that administrators and the network read. */
export function statementAnswer(statement: StatementFieldsFragment = dealerStatement()): RequestHandler {
  return graphql.query('DealerStatement', ({ variables }) =>
    variables['dealerId'] === statement.dealerId && variables['campaignId'] === statement.campaign.id
      ? HttpResponse.json({ data: { constants, campaignStatement: statement } })
      : refusal({ code: 'NOT_FOUND', requestId: 'r-404' }),
  );
}

/** Answers the pages of the lines that count, and of those that came after the closing. */
export function linesAnswer(
  counted: readonly EligibleLineFragment[],
  later: readonly EligibleLineFragment[] = [],
): RequestHandler {
  return graphql.query('CampaignLines', ({ variables }) => {
    const { page, pageSize, sinceClosing } = variables as { page: number; pageSize: number; sinceClosing: boolean };
    const lines = sinceClosing ? later : counted;
    const items = lines.slice((page - 1) * pageSize, page * pageSize);
    return HttpResponse.json({
      data: { campaignLines: { __typename: 'CampaignLinePage', items, total: lines.length } },
    });
  });
}
