/** What the columns of a file are, as options of the command that imports it. */
import type { FileHeader } from '@gdd/schema/imports';
import type { MappedColumn } from '../sales/imports/mapping/checkedMapping.js';
import { printedTable } from './printedTable.js';

/** The option that says what a column is; given once for each column that is read. */
export const columnOption = '--column';

/**
 * Takes the options of columns out of a command's arguments.
 *
 * @returns undefined where an option has no value of the form COLUMN=FIELD
 */
export function columnOptions(
  args: readonly string[],
): { readonly others: readonly string[]; readonly columns: readonly string[] } | undefined {
  const others: string[] = [];
  const columns: string[] = [];
  for (let place = 0; place < args.length; place++) {
    const arg = args[place] ?? '';
    if (arg !== columnOption) {
      others.push(arg);
      continue;
    }
    place += 1;
    const value = args[place];
    if (value === undefined || !/.=./.test(value)) return undefined;
    columns.push(value);
  }
  return { others, columns };
}

/**
 * The columns that options name by their number, or by their cell in the header. One that the header does not have gets
 * the number after its last, which is refused as any unknown column.
 */
export function mappedColumns({ columns }: FileHeader, options: readonly string[]): MappedColumn[] {
  return options.map((option) => {
    const end = option.lastIndexOf('=');
    const [name, field] = [option.slice(0, end).trim(), option.slice(end + 1).trim()];
    const place = /^\d+$/.test(name) ? Number(name) - 1 : columns.findIndex(({ header }) => header === name);
    const isThere = place >= 0 && place < columns.length;
    return { column: isThere ? place + 1 : columns.length + 1, field };
  });
}

/** The columns of a file that nobody has named yet, with the options that would confirm what was guessed. */
export function columnTable({ header }: { readonly header: FileHeader | null }): string {
  const columns = header?.columns ?? [];
  const table = printedTable([
    ['column', 'header', 'first cells', 'guess', 'recognized by'],
    ...columns.map((each, place) => [
      ...[String(place + 1), each.header, each.samples.join(', '), each.field ?? '-', each.guess ?? '-'],
    ]),
  ]);
  const options = columns.flatMap(({ field }, place) =>
    field === null ? [] : [`${columnOption} ${place + 1}=${field}`],
  );
  return `${table}\n\nnothing was changed: say what each column is. As guessed:\n${options.join(' ')}\n`;
}
