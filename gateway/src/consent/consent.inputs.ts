import { consentSortColumns, consentSources, type ConsentSource } from '@gdd/schema/consent';
import { InputType } from 'type-graphql';
import { describedEnum } from '../schema/describedEnum.js';
import { day, field, flag } from '../schema/fields.js';
import { given } from '../schema/given.js';
import { dayRange, listOf, tablePage } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';

export const ConsentSourceEnum = describedEnum(
  'ConsentSource',
  'Where somebody decided on the notice.',
  consentSources,
  (source) => (source === 'strip' ? 'In the strip of the first page.' : 'In its own account.'),
);

@InputType({ description: 'Which decisions; all conditions must hold, in a list any value suffices.' })
class ConsentFilter {
  @flag.orNull('Those that agreed; false: those that did not, or no longer.') given?: boolean | null;
  @field.orNull(() => [ConsentSourceEnum], 'Made at one of these places.') source?: ConsentSource[] | null;
  @flag.orNull('The newest of each dealer; false: those that it replaced.') holds?: boolean | null;
  @day.orNull('Made on this day in Rome or later.') decidedFrom?: string | null;
  @day.orNull('Made on this day in Rome or earlier.') decidedTo?: string | null;
}

const consentList = listOf('Consent', 'the register of consents', {
  columns: consentSortColumns,
  filter: ConsentFilter,
  order: 'newest first',
  search: 'A part of name, code, VAT number or city of the dealer.',
});

@InputType({ description: 'The state of the register of consents.' })
export class ConsentTableInput extends consentList.Table {}

@InputType({ description: 'Filter, order and format of a file of the register of consents.' })
export class ConsentsFileInput extends consentList.File {}

/** The table state of the REST service. */
export function consentsState(table: ConsentTableInput): BodyOf<'/sms-consents/table', 'POST'> {
  const { given: agreed, source, holds, decidedFrom, decidedTo } = table.filter ?? {};
  return {
    filter: { ...given({ given: agreed, source, holds }), ...dayRange('decidedAt', decidedFrom, decidedTo) },
    ...tablePage(table),
  };
}
