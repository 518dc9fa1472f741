import {
  dealerFields,
  networkFileColumns,
  type DealerValue,
  type ImportedDealerField,
  type NetworkColumn,
  type NetworkField,
} from '@gdd/schema/dealers';
import type { FieldDeclaration, FieldKind } from '@gdd/schema/fields';
import { isCountry } from '@gdd/schema/countries';
import { isProvinceOf, regions } from '@gdd/schema/geography';
import { homeCountry, isPostalCodeOf, isSdiCode, isSdiCodeOf, seatLimits } from '@gdd/schema/invoicing';
import { dealerStatuses, dealerTiers, memberRoles, type MemberRole } from '@gdd/schema/members';
import {
  numberedText,
  problemIn,
  requiredText,
  textOf,
  vatNumberText,
  WrongCell,
  type Cell,
  type CellFormat,
  type ReadRow,
  type RowProblem,
} from './cells.js';
import { dateText } from './dates.js';
import { isVatNumberOf } from '../vatNumber.js';
import { isTaxCode } from '../taxCode.js';
import { asciiMailAddress } from '../mailAddress.js';
import { folded, isMailAddress, isMemberCode, isPhoneNumber } from '../text.js';

/** A member as a row describes it. Fields that not every member has are null for members other than dealers. */
export type NetworkMember = {
  readonly [Field in ImportedDealerField]: (typeof dealerFields)[Field] extends { readonly ofEveryMember: true }
    ? DealerValue<Field>
    : DealerValue<Field> | null;
} & {
  readonly role: MemberRole;
  /** Null: below the root. */
  readonly parentCode: string | null;
};

type ReadNetworkRow = ReadRow<NetworkMember, NetworkColumn>;

/** The roles that a file may contain: all except that of the root member. */
const fileRoles = memberRoles.filter((role) => role !== 'Programme');

/**
 * Returns a reader of the rows of one file. It reads each row alone, without knowledge of other rows or existing
 * members.
 *
 * @param missing optional columns that the file does not have: their values are left out
 * @returns a function that reads the cells of a row, given in the order of the columns
 */
export function networkRowReader(
  format: CellFormat,
  missing: ReadonlySet<string> = new Set(),
): (cells: readonly Cell[]) => ReadNetworkRow {
  return (cells) => {
    const values: Partial<NetworkMember> = {};
    const problems: RowProblem<NetworkColumn>[] = [];
    for (const [place, { field, name }] of networkFileColumns.entries()) {
      if (missing.has(name)) continue;
      try {
        Object.assign(values, { [field]: readField(field, cells[place] ?? '', values, format) });
      } catch (error) {
        if (!(error instanceof WrongCell)) throw error;
        problems.push(problemIn(name, error));
      }
    }
    return { values, problems };
  };
}

function readField(field: NetworkField, cell: Cell, soFar: Partial<NetworkMember>, format: CellFormat) {
  if (field === 'role') return roleIn(cell);
  if (field === 'parentCode') return textOf(cell).toUpperCase() || null;
  const declared: ImportedField = dealerFields[field];
  if (textOf(cell) === '') return emptyValue(declared, soFar.role);
  if (declared.kind === 'text') return requiredText(cell, declared.maxLength);
  return readers[declared.kind](cell, soFar, format);
}

/**
 * The value of a field that the row leaves empty: the one that its declaration has for it; null where it is optional,
 * or is required of dealers only and the member is not a dealer.
 *
 * @throws WrongCell
 */
export function emptyValue(declared: FieldDeclaration, role: MemberRole | undefined): string | null {
  const { ofEveryMember, optional, otherwise } = declared;
  if (otherwise !== undefined) return otherwise;
  if (ofEveryMember) throw new WrongCell('required');
  if (!optional && role === 'Dealer') throw new WrongCell('requiredForDealers');
  return null;
}

function roleIn(cell: Cell): MemberRole {
  const text = textOf(cell);
  if (text === '') throw new WrongCell('required');
  const role = fileRoles.find((name) => folded(name) === folded(text));
  if (role === undefined) throw new WrongCell('unknownValue', { allowed: fileRoles.join(', ') });
  return role;
}

type CellReader = (cell: Cell, soFar: Partial<NetworkMember>, format: CellFormat) => string;

type ImportedKind = Exclude<FieldKind, 'boolean' | 'member'>;
type ImportedField = FieldDeclaration & { readonly kind: ImportedKind };

/** Readers of non-empty cells, by the kind of their field. `soFar` holds the values of the columns before. */
const readers: Readonly<Record<Exclude<ImportedKind, 'text'>, CellReader>> = {
  code: (cell) => {
    const code = textOf(cell).toUpperCase();
    if (!isMemberCode(code)) throw new WrongCell('notMemberCode');
    return code;
  },
  country: (cell) => {
    const country = textOf(cell).toUpperCase();
    if (!isCountry(country)) throw new WrongCell('unknownCountry');
    return country;
  },
  vatNumber: (cell, { country = homeCountry }) => {
    if (country !== homeCountry) {
      const number = numberedText(cell).toUpperCase();
      if (!isVatNumberOf(country, number)) throw new WrongCell('notOfCountry', { country });
      return number;
    }
    const text = vatNumberText(cell);
    if (!/^\d{11}$/.test(text)) throw new WrongCell('notElevenDigits');
    if (!isVatNumberOf(country, text)) throw new WrongCell('wrongCheckDigit');
    return text;
  },
  region: (cell) => {
    const region = regions.find((name) => lettersOf(name) === lettersOf(textOf(cell)));
    if (region === undefined) throw new WrongCell('unknownRegion');
    return region;
  },
  province: (cell, { region }) => {
    const province = textOf(cell).toUpperCase();
    if (region === null) throw new WrongCell('provinceWithoutRegion');
    if (region !== undefined && !isProvinceOf(region, province)) {
      throw new WrongCell('provinceOfAnotherRegion', { region });
    }
    return province;
  },
  postalCode: (cell, { country = homeCountry }) => {
    // spreadsheets drop leading zeros from numbers
    const text = typeof cell === 'number' && country === homeCountry ? textOf(cell).padStart(5, '0') : textOf(cell);
    if (!isPostalCodeOf(country, text)) throw new WrongCell('notPostalCode');
    if (text.length > seatLimits.postalCode) throw new WrongCell('tooLong', { max: seatLimits.postalCode });
    return text;
  },
  taxCode: (cell) => {
    // that of a company is a number
    const text = vatNumberText(cell).toUpperCase();
    if (!isTaxCode(text)) throw new WrongCell('notTaxCode');
    return text;
  },
  sdiCode: (cell, { country = homeCountry }) => {
    const code = (typeof cell === 'number' ? textOf(cell).padStart(7, '0') : textOf(cell)).toUpperCase();
    if (!isSdiCode(code)) throw new WrongCell('notSdiCode');
    if (!isSdiCodeOf(country, code)) throw new WrongCell('foreignSdiCode');
    return code;
  },
  email: (cell) => {
    const text = asciiMailAddress(textOf(cell));
    if (!isMailAddress(text)) throw new WrongCell('notMailAddress');
    return text;
  },
  phone: (cell) => {
    const text = numberedText(cell);
    if (!isPhoneNumber(text)) throw new WrongCell('notPhoneNumber');
    return text;
  },
  status: (cell, { role }) => ofDealers(textOf(cell), role, dealerStatuses),
  tier: (cell, { role }) => ofDealers(textOf(cell), role, dealerTiers),
  date: (cell, _soFar, format) => dateText(cell, format),
};

/** A value from a list, for dealers only. @throws WrongCell for another value, or another role */
function ofDealers<T extends string>(text: string, role: MemberRole | undefined, values: readonly T[]): T {
  if (role !== undefined && role !== 'Dealer') throw new WrongCell('onlyForDealers');
  const value = values.find((name) => name === text.toLowerCase());
  if (value === undefined) throw new WrongCell('unknownValue', { allowed: values.join(', ') });
  return value;
}

/** The letters of a region's name: "Valle d’Aosta", "VALLE D'AOSTA" and "Valle d Aosta" compare as equal. */
function lettersOf(text: string): string {
  return folded(text).replace(/[^a-z]/g, '');
}
