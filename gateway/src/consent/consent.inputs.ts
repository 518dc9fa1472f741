import { consentSortColumns, consentSources, type ConsentSortColumn, type ConsentSource } from '@gdd/schema/consent';
import { InputType } from 'type-graphql';
import { describedEnum } from '../schema/describedEnum.js';
import { day, field, flag, text } from '../schema/fields.js';
import { given } from '../schema/given.js';
import { dayRange, TableFile, TablePage, tablePage, TableSort } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';

export const ConsentSourceEnum = describedEnum(
  'ConsentSource',
  'Where somebody decided on the notice.',
  consentSources,
  (source) => (source === 'strip' ? 'In the strip of the first page.' : 'In its own account.'),
);

const ConsentSortColumnEnum = describedEnum(
  'ConsentSortColumn',
  'A column that the register of consents can be sorted by.',
  consentSortColumns,
  (column) => `By ${column}.`,
);

@InputType({ description: 'Which decisions; all conditions must hold, in a list any value suffices.' })
class ConsentFilter {
  @flag.orNull('Those that agreed; false: those that did not, or no longer.') given?: boolean | null;
  @field.orNull(() => [ConsentSourceEnum], 'Made at one of these places.') source?: ConsentSource[] | null;
  @flag.orNull('The newest of each dealer; false: those that it replaced.') holds?: boolean | null;
  @day.orNull('Made on this day in Rome or later.') decidedFrom?: string | null;
  @day.orNull('Made on this day in Rome or earlier.') decidedTo?: string | null;
}

@InputType({ description: 'The sort of the register; equal rows are sorted by id.' })
class ConsentSort extends TableSort {
  @field(() => ConsentSortColumnEnum, 'The column.') column: ConsentSortColumn;
}

@InputType({ description: 'The state of the register of consents.' })
export class ConsentTableInput extends TablePage {
  @field.orNull(() => ConsentFilter, 'Which decisions; all without.') filter?: ConsentFilter | null;
  @field.orNull(() => ConsentSort, 'In which order; newest first without.') sort?: ConsentSort | null;
  @text.orNull('A part of name, code, VAT number or city of the dealer.') search?: string | null;
}

@InputType({ description: 'Which decisions a file holds, and in which order.' })
export class ConsentsFileInput extends TableFile {
  @field.orNull(() => ConsentFilter, 'Which decisions; all without.') filter?: ConsentFilter | null;
  @field.orNull(() => ConsentSort, 'In which order; newest first without.') sort?: ConsentSort | null;
}

/** The table state of the REST service. */
export function consentsState(table: ConsentTableInput): BodyOf<'/sms-consents/table', 'POST'> {
  const { given: agreed, source, holds, decidedFrom, decidedTo } = table.filter ?? {};
  return {
    filter: { ...given({ given: agreed, source, holds }), ...dayRange('decidedAt', decidedFrom, decidedTo) },
    ...tablePage(table),
  };
}
