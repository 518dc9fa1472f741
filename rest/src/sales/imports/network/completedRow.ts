import { dealerFields, networkFileColumns, type NetworkColumn } from '@gdd/schema/dealers';
import { isProvinceOf } from '@gdd/schema/geography';
import type { FieldDeclaration } from '@gdd/schema/fields';
import { problemIn, WrongCell, type RowProblem } from '../../../ground/domain/rows/cells.js';
import { emptyValue, type NetworkMember } from '../../../ground/domain/rows/networkRow.js';
import { isVatNumberOf } from '../../../ground/domain/vatNumber.js';
import type { NetworkRow } from './networkChecks.js';
import type { ExistingMember } from './networkQueries.js';

/**
 * A row completed with values for the optional columns that its file does not have: those of the existing member, or
 * empty ones for a new member, which is an error where the field is required.
 *
 * @param existing the member with the row's code; undefined: the row creates it
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
  const foreign = missing.has('nazione') ? unfitNumber(values) : undefined;
  const added = [...problems, ...[unfit, foreign].filter((problem) => problem !== undefined)].map((problem) => ({
    ...problem,
    value: '',
  }));
  return { ...row, values, problems: [...row.problems, ...added] };
}

/**
 * Checks that the province belongs to the region, where one is from the file and the other from the existing member.
 */
function unfitProvince({ region, province }: Partial<NetworkMember>): RowProblem<NetworkColumn> | undefined {
  if (province == null || region === undefined) return undefined;
  if (region === null) return problemIn('provincia', { reason: 'provinceWithoutRegion' });
  if (isProvinceOf(region, province)) return undefined;
  return problemIn('provincia', { reason: 'provinceOfAnotherRegion', parameters: { region } });
}

/** Checks that a VAT number from the file is one of the country of the existing member. */
function unfitNumber({ country, vatNumber }: Partial<NetworkMember>): RowProblem<NetworkColumn> | undefined {
  if (country === undefined || vatNumber == null || isVatNumberOf(country, vatNumber)) return undefined;
  return problemIn('partita_iva', { reason: 'notOfCountry', parameters: { country } });
}
