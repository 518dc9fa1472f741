import { rulesPreviewSortColumns, type RulesOutcome, type RulesPreviewSortColumn } from '@gdd/schema/campaigns';
import { InputType } from 'type-graphql';
import { describedEnum } from '../schema/describedEnum.js';
import { day, field, flag, text } from '../schema/fields.js';
import { given } from '../schema/given.js';
import { TableFile, TablePage, tablePage, TableSort } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';
import { FactorBoostDetailInput, IncentiveDetailInput, rulesBody, SaleMatchInput } from './rules.inputs.js';
import { RulesOutcomeEnum } from './rulesVersions.types.js';

const RulesPreviewSortColumnEnum = describedEnum(
  'RulesPreviewSortColumn',
  'A column that the table of the dealers of a preview of rules can be sorted by.',
  rulesPreviewSortColumns,
  (column) => `By ${column}.`,
);

@InputType({ description: 'The rules of a campaign as they would be.' })
export class RulesPreviewInput {
  @day('The first day.') startsOn: string;
  @day('The last day.') endsOn: string;
  @field(() => IncentiveDetailInput, 'How tyres become a prize.') incentiveDetail: IncentiveDetailInput;
  @field(() => FactorBoostDetailInput, 'Which tyres count by a factor.') factorBoostDetail: FactorBoostDetailInput;
  @field(() => SaleMatchInput, 'Which sale lines count, of those within its days.') eligibility: SaleMatchInput;
}

@InputType({ description: 'Which dealers; all conditions must hold, in a list any value suffices.' })
export class RulesPreviewDealerFilter {
  @field.orNull(() => [RulesOutcomeEnum], 'With one of these outcomes.') outcome?: RulesOutcome[] | null;
  @flag.orNull('Whether they accepted the campaign.') accepted?: boolean | null;
}

@InputType({ description: 'The sort of the table; equal rows are sorted by id.' })
export class RulesPreviewDealerSort extends TableSort {
  @field(() => RulesPreviewSortColumnEnum, 'The column.') column: RulesPreviewSortColumn;
}

@InputType({ description: 'The state of the table of the dealers of a preview of rules.' })
export class RulesPreviewDealerTableInput extends TablePage {
  @field.orNull(() => RulesPreviewDealerFilter, 'Which dealers; all without.') filter?: RulesPreviewDealerFilter | null;
  @field.orNull(() => RulesPreviewDealerSort, 'In which order; by id without.') sort?: RulesPreviewDealerSort | null;
  @text.orNull('A part of name, code, VAT number or city.') search?: string | null;
}

@InputType({ description: 'Which dealers of a preview of rules a file holds, and in which order.' })
export class RulesPreviewDealersFileInput extends TableFile {
  @field.orNull(() => RulesPreviewDealerFilter, 'Which dealers; all without.') filter?: RulesPreviewDealerFilter | null;
  @field.orNull(() => RulesPreviewDealerSort, 'In which order; by id without.') sort?: RulesPreviewDealerSort | null;
}

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
