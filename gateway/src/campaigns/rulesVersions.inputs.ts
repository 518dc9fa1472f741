import { rulesPreviewSortColumns, type RulesOutcome } from '@gdd/schema/campaigns';
import { InputType } from 'type-graphql';
import { day, field, flag } from '../schema/fields.js';
import { given } from '../schema/given.js';
import { listOf, tablePage } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';
import { FactorBoostDetailInput, IncentiveDetailInput, rulesBody, SaleMatchInput } from './rules.inputs.js';
import { RulesOutcomeEnum } from './rulesVersions.types.js';

@InputType({ description: 'The rules of a campaign as they would be.' })
export class RulesPreviewInput {
  @day('The first day.') startsOn: string;
  @day('The last day.') endsOn: string;
  @field(() => IncentiveDetailInput, 'How tyres become a prize.') incentiveDetail: IncentiveDetailInput;
  @field(() => FactorBoostDetailInput, 'Which tyres count by a factor.') factorBoostDetail: FactorBoostDetailInput;
  @field(() => SaleMatchInput, 'Which sale lines count, of those within its days.') eligibility: SaleMatchInput;
}

@InputType({ description: 'Filter for dealers: all given conditions apply; in a list, any value matches.' })
export class RulesPreviewDealerFilter {
  @field.orNull(() => [RulesOutcomeEnum], 'Limited to these outcomes.') outcome?: RulesOutcome[] | null;
  @flag.orNull('Whether they accepted the campaign.') accepted?: boolean | null;
}

const rulesPreviewDealerList = listOf('RulesPreviewDealer', 'dealers of a preview of rules', {
  columns: rulesPreviewSortColumns,
  enumName: 'RulesPreviewSortColumn',
  filter: RulesPreviewDealerFilter,
  order: 'by id',
  search: 'A part of name, code, VAT number or city.',
});

@InputType({ description: 'The state of the table of the dealers of a preview of rules.' })
export class RulesPreviewDealerTableInput extends rulesPreviewDealerList.Table {}

@InputType({ description: 'Filter, order and format of a file of dealers of a preview of rules.' })
export class RulesPreviewDealersFileInput extends rulesPreviewDealerList.File {}

/** The rules of a preview, as the REST service takes them. */
export function rulesPreviewBody(input: RulesPreviewInput): BodyOf<'/campaigns/{id}/rules/preview', 'POST'> {
  return { ...input, ...rulesBody(input), eligibility: given(input.eligibility) };
}

/** The state of the table of a preview's dealers, as the REST service takes it (docs/domain/lists-and-calls.md). */
export function rulesPreviewDealerState(
  table: RulesPreviewDealerTableInput,
): BodyOf<'/rules-previews/{id}/dealers', 'POST'> {
  return { filter: given(table.filter ?? {}), ...tablePage(table) };
}
