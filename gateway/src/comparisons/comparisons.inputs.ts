import { comparedDealerSortColumns, comparisonOutcomes, type ComparisonOutcome } from '@gdd/schema/curves';
import { InputType } from 'type-graphql';
import { describedEnum } from '../schema/describedEnum.js';
import { campaignDealerConditions, CampaignDealerConditions } from '../schema/dealerFilter.js';
import { field } from '../schema/fields.js';
import { listOf, tablePage } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';

const ComparisonOutcomeEnum = describedEnum(
  'ComparisonOutcome',
  'What a dealer accumulated, beside the other campaign.',
  comparisonOutcomes,
  (outcome) => ({ more: 'More here.', less: 'Less here.', same: 'The same.' })[outcome],
);

@InputType({ description: 'Filter for dealers: all given conditions apply; in a list, any value matches.' })
export class ComparedDealerFilter extends CampaignDealerConditions {
  @field.orNull(() => [ComparisonOutcomeEnum], 'Limited to these outcomes.') outcome?: ComparisonOutcome[] | null;
}

const comparedDealerList = listOf('ComparedDealer', 'dealers in two campaigns', {
  columns: comparedDealerSortColumns,
  filter: ComparedDealerFilter,
  order: 'by id',
  search: 'A part of name, code, VAT number or city.',
});

@InputType({ description: 'The state of the table of the dealers in two campaigns.' })
export class ComparedDealerTableInput extends comparedDealerList.Table {}

@InputType({ description: 'Filter, order and format of a file of of the dealers in two campaigns.' })
export class ComparedDealersFileInput extends comparedDealerList.File {}

/** The state of the table of the dealers in two campaigns, as the REST service takes it. */
export function comparedDealerState(
  table: ComparedDealerTableInput,
): BodyOf<'/campaigns/{id}/comparison/{otherId}/dealers', 'POST'> {
  return { filter: campaignDealerConditions(table.filter ?? {}), ...tablePage(table) };
}
