import type { ColumnMapping, FileHeader } from '@gdd/schema/imports';
import { Refusal, type Fields } from '../../../ground/platform/http/errors.js';
import type { FileColumns } from '../record/kind.js';

/** A column of a file, and what it is. */
export interface MappedColumn {
  /** The number of the column in the file, from 1. */
  readonly column: number;
  /** The portal's column; null where it is not read. */
  readonly field: string | null;
}

/**
 * The mapping that a user gives; columns that it does not name are not read.
 *
 * @throws Refusal BAD_USER_INPUT, with the fields that are wrong: mappedColumnUnknown, a column that the file does not
 *   have; mappedFieldUnknown, a field that files of this kind do not have; mappedTwice, two columns for one field or two
 *   fields for one column; mappedFieldMissing, a required field without a column
 */
export function checkedMapping(
  { all, required }: FileColumns,
  { columns }: FileHeader,
  given: readonly MappedColumn[],
): ColumnMapping {
  refuseWhere(given, 'column', ({ column }) => column > columns.length, 'mappedColumnUnknown', 'unknown');
  refuseWhere(given, 'field', ({ field }) => field !== null && !all.includes(field), 'mappedFieldUnknown', 'unknown');
  const isRepeated = (name: keyof MappedColumn) => (each: MappedColumn, place: number) =>
    each[name] !== null && given.findIndex((other) => other[name] === each[name]) < place;
  refuseWhere(given, 'column', isRepeated('column'), 'mappedTwice', 'taken');
  refuseWhere(given, 'field', isRepeated('field'), 'mappedTwice', 'taken');
  const missing = required.filter((name) => !given.some(({ field }) => field === name));
  if (missing.length > 0) {
    const fields = Object.fromEntries(missing.map((name) => [`columns.${name}`, 'required' as const]));
    throw new Refusal('BAD_USER_INPUT', { reason: 'mappedFieldMissing', fields });
  }
  const fieldOf = new Map(given.map(({ column, field }) => [column, field]));
  return {
    header: columns.map(({ header }) => header),
    fields: columns.map((_, place) => fieldOf.get(place + 1) ?? null),
  };
}

function refuseWhere(
  given: readonly MappedColumn[],
  name: keyof MappedColumn,
  isWrong: (each: MappedColumn, place: number) => boolean,
  reason: 'mappedColumnUnknown' | 'mappedFieldUnknown' | 'mappedTwice',
  problem: 'unknown' | 'taken',
): void {
  const fields: Fields = Object.fromEntries(
    given.flatMap((each, place) => (isWrong(each, place) ? [[`columns.${place}.${name}`, problem]] : [])),
  );
  if (Object.keys(fields).length > 0) throw new Refusal('BAD_USER_INPUT', { reason, fields });
}
