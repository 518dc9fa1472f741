import {
  comparedDealerSortColumns,
  comparisonOutcomes,
  type ComparedDealerSortColumn,
  type ComparisonOutcome,
} from '@gdd/schema/curves';
import { InputType } from 'type-graphql';
import { describedEnum } from '../schema/describedEnum.js';
import { campaignDealerConditions, CampaignDealerConditions } from '../schema/dealerFilter.js';
import { field, text } from '../schema/fields.js';
import { TableFile, TablePage, tablePage, TableSort } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';

const ComparisonOutcomeEnum = describedEnum(
  'ComparisonOutcome',
  'What a dealer accumulated, beside the other campaign.',
  comparisonOutcomes,
  (outcome) => ({ more: 'More here.', less: 'Less here.', same: 'The same.' })[outcome],
);

const ComparedDealerSortColumnEnum = describedEnum(
  'ComparedDealerSortColumn',
  'A column that the table of the dealers in two campaigns can be sorted by.',
  comparedDealerSortColumns,
  (column) => `By ${column}.`,
);

@InputType({ description: 'Which dealers; all conditions must hold, in a list any value suffices.' })
export class ComparedDealerFilter extends CampaignDealerConditions {
  @field.orNull(() => [ComparisonOutcomeEnum], 'With one of these outcomes.') outcome?: ComparisonOutcome[] | null;
}

@InputType({ description: 'The sort of the table; equal rows are sorted by id.' })
export class ComparedDealerSort extends TableSort {
  @field(() => ComparedDealerSortColumnEnum, 'The column.') column: ComparedDealerSortColumn;
}

@InputType({ description: 'The state of the table of the dealers in two campaigns.' })
export class ComparedDealerTableInput extends TablePage {
  @field.orNull(() => ComparedDealerFilter, 'Which dealers; all without.') filter?: ComparedDealerFilter | null;
  @field.orNull(() => ComparedDealerSort, 'In which order; by id without.') sort?: ComparedDealerSort | null;
  @text.orNull('A part of name, code, VAT number or city.') search?: string | null;
}

@InputType({ description: 'Which of the dealers in two campaigns a file holds, and in which order.' })
export class ComparedDealersFileInput extends TableFile {
  @field.orNull(() => ComparedDealerFilter, 'Which dealers; all without.') filter?: ComparedDealerFilter | null;
  @field.orNull(() => ComparedDealerSort, 'In which order; by id without.') sort?: ComparedDealerSort | null;
}

/** The state of the table of the dealers in two campaigns, as the REST service takes it. */
export function comparedDealerState(
  table: ComparedDealerTableInput,
): BodyOf<'/campaigns/{id}/comparison/{otherId}/dealers', 'POST'> {
  return { filter: campaignDealerConditions(table.filter ?? {}), ...tablePage(table) };
}
