import { campaignDealerSortColumns } from '@gdd/schema/campaigns';
import { ID, InputType } from 'type-graphql';
import { DealerConditions, dealerConditions } from '../schema/dealerFilter.js';
import { field, flag, int, text } from '../schema/fields.js';
import { given } from '../schema/given.js';
import { inputId } from '../schema/ids.js';
import { DecimalRange, IntRange, rangesOf } from '../schema/ranges.js';
import { listOf, tablePage } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';

@InputType({
  description: "Filter for of a campaign's dealers: all given conditions apply; in a list, any value matches.",
})
export class CampaignDealerFilter extends DealerConditions {
  @flag.orNull('Whether they accepted the campaign.') accepted?: boolean | null;
  @flag.orNull('Whether they reached their goal.') goalReached?: boolean | null;
  @field.orNull(() => [ID], 'Limited to these distributors.') distributorId?: string[] | null;
  @field.orNull(() => IntRange, 'Limited to this range of tyres purchased.') tiresPurchased?: IntRange | null;

  @field.orNull(
    () => DecimalRange,
    'Limited to this range of the percentage of the goal that is reached, with one decimal, as in `goalPercentage`.',
  )
  goalPercentage?: DecimalRange | null;

  @field.orNull(
    () => IntRange,
    'Limited to this range of tyres missing to the next threshold; only dealers that have a further threshold.',
  )
  tiresToNextThreshold?: IntRange | null;
}

const campaignDealerList = listOf('CampaignDealer', "a campaign's dealers", {
  columns: campaignDealerSortColumns,
  filter: CampaignDealerFilter,
  order: 'by number',
  search: 'A part of name, code, VAT number or city; case and accents do not matter.',
  describe: (column) =>
    column === 'distributor' ? "By the distributor's number: its dealers stand together." : `By ${column}.`,
});

@InputType({ description: "The state of the table of a campaign's dealers." })
export class CampaignDealerTableInput extends campaignDealerList.Table {}

@InputType({ description: 'The goal of a dealer as it shall be.' })
export class EditDealerGoalInput {
  @int('The goal, in tyres: 1 to 1,000,000.') goalThreshold: number;
  @int('The version that the edit is based on; an outdated version is refused.') version: number;
  @text.orNull('Why; a dealer that accepted its goal reads it.') reason?: string | null;
}

/** The state of the table of a campaign's dealers, as the REST service takes it (docs/domain/lists-and-calls.md). */
export function campaignDealerTableState(table: CampaignDealerTableInput): BodyOf<'/campaigns/{id}/dealers', 'POST'> {
  return {
    filter: campaignDealerConditions(table.filter ?? {}),
    ...tablePage(table),
  };
}

/** The filters of a table of the dealers of a campaign, as the REST service takes them. */
export function campaignDealerConditions(
  filter: CampaignDealerFilter,
): NonNullable<BodyOf<'/campaigns/{id}/dealers', 'POST'>['filter']> {
  const { accepted, goalReached, distributorId, tiresPurchased, goalPercentage, tiresToNextThreshold } = filter;
  return {
    ...dealerConditions(filter),
    ...given({ accepted, goalReached }),
    ...(distributorId && { distributorId: distributorId.map((id) => inputId('filter.distributorId', id)) }),
    ...rangesOf({ tiresPurchased, goalPercentage, tiresToNextThreshold }),
  };
}
