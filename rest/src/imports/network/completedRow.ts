import { dealerFields, networkFileColumns, type NetworkColumn } from '@gdd/schema/dealers';
import { isProvinceOf } from '@gdd/schema/geography';
import type { FieldDeclaration } from '@gdd/schema/fields';
import { problemIn, WrongCell, type RowProblem } from '../../domain/rows/cells.js';
import { emptyValue, type NetworkMember } from '../../domain/rows/networkRow.js';
import type { NetworkRow } from './networkChecks.js';
import type { ExistingMember } from './networkQueries.js';

/**
 * A row with the values of the optional columns that its file does not have: those that its member has now, and nothing
 * for a new one, which is an error where a dealer must have something.
 *
 * @param existing the member of its code; undefined: the row would make it
 */
export function completedRow(
  row: NetworkRow,
  existing: ExistingMember | undefined,
  missing: ReadonlySet<string>,
): NetworkRow {
  if (missing.size === 0) return row;
  const values: Partial<NetworkMember> = { ...row.values };
  const problems: RowProblem<NetworkColumn>[] = [];
  for (const { field, name } of networkFileColumns) {
    if (!missing.has(name) || field === 'role' || field === 'parentCode') continue;
    const declared: FieldDeclaration = dealerFields[field];
    try {
      Object.assign(values, { [field]: existing === undefined ? emptyValue(declared, values.role) : existing[field] });
    } catch (error) {
      if (!(error instanceof WrongCell)) throw error;
      problems.push(problemIn(name, error));
    }
  }
  const unfit = missing.has('regione') !== missing.has('provincia') ? unfitProvince(values) : undefined;
  const added = [...problems, ...(unfit ? [unfit] : [])].map((problem) => ({ ...problem, value: '' }));
  return { ...row, values, problems: [...row.problems, ...added] };
}

/** Where one is of the file and the other of the member, region and province are compared only here. */
function unfitProvince({ region, province }: Partial<NetworkMember>): RowProblem<NetworkColumn> | undefined {
  if (province == null || region === undefined) return undefined;
  if (region === null) return problemIn('provincia', { reason: 'provinceWithoutRegion' });
  if (isProvinceOf(region, province)) return undefined;
  return problemIn('provincia', { reason: 'provinceOfAnotherRegion', parameters: { region } });
}
