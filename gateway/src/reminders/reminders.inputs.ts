import { InputType } from 'type-graphql';
import { campaignDealerConditions, CampaignDealerFilter } from '../campaigns/memberships.inputs.js';
import { CampaignsReportFilter, reportFilters } from '../reports/reports.inputs.js';
import { field, id, text } from '../schema/fields.js';
import { inputId } from '../schema/ids.js';
import type { BodyOf } from '../upstream/endpoint.js';

@InputType({ description: 'A dealer in a campaign.' })
export class MembershipInput {
  @id('The id of the campaign.') campaignId: string;
  @id('The id of the dealer.') dealerId: string;
}

@InputType({ description: 'Dealers of a campaign.' })
export class CampaignRemindersInput {
  @id('The id of the campaign.') campaignId: string;
  @field.orNull(() => CampaignDealerFilter, 'Filter for of its dealers; all if omitted.')
  filter?: CampaignDealerFilter | null;
}

@InputType({ description: 'Whom to remind: all that a filter leaves, or these.' })
export class SendRemindersInput {
  @field.orNull(() => CampaignsReportFilter, 'All that it leaves of the work list `NOT_ACCEPTED`, which it must name.')
  filter?: CampaignsReportFilter | null;

  @text.orNull('The search text, together with `filter`.') search?: string | null;

  @field.orNull(() => [MembershipInput], 'These, at most 1,000, instead of a filter.')
  memberships?: MembershipInput[] | null;

  @field.orNull(() => CampaignRemindersInput, 'Or all that a filter leaves of a campaign.')
  campaign?: CampaignRemindersInput | null;
}

/** The body by which the REST service selects the dealers to remind. @throws GatewayError BAD_USER_INPUT for an id that cannot be one */
export function remindersBody({
  filter,
  search,
  memberships,
  campaign,
}: SendRemindersInput): BodyOf<'/campaigns/reminders', 'POST'> {
  return {
    ...(filter && { filters: reportFilters(filter) }),
    ...(search && { searchTerm: search }),
    ...(memberships && {
      memberships: memberships.map(({ campaignId, dealerId }) => ({
        campaignId: inputId('memberships.campaignId', campaignId),
        dealerId: inputId('memberships.dealerId', dealerId),
      })),
    }),
    ...(campaign && {
      campaign: {
        campaignId: inputId('campaign.campaignId', campaign.campaignId),
        filter: campaignDealerConditions(campaign.filter ?? {}),
      },
    }),
  };
}
