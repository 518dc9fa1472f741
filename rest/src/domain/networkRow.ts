import { isProvinceOf, regions, type Region } from '@gdd/schema/geography';
import {
  dealerStatuses,
  dealerTiers,
  memberRoles,
  type DealerStatus,
  type DealerTier,
  type MemberRole,
} from '@gdd/schema/members';
import {
  dateText,
  problemIn,
  requiredText,
  textOf,
  vatNumberText,
  WrongCell,
  type Cell,
  type CellFormat,
  type ReadRow,
} from './cells.js';
import { folded, isMailAddress, isMemberCode, isPhoneNumber } from './text.js';
import { isVatNumber } from './vatNumber.js';

/** The columns of a network file, in the order in which errors are looked for (docs/domain/imports.md). */
export const networkColumns = [
  'codice',
  'ruolo',
  'ragione_sociale',
  'codice_padre',
  'partita_iva',
  'regione',
  'provincia',
  'citta',
  'email',
  'telefono',
  'stato',
  'tier',
  'dal',
] as const;

export type NetworkColumn = (typeof networkColumns)[number];

/** A member as a row describes it. */
export interface NetworkMember {
  readonly code: string;
  readonly role: MemberRole;
  readonly businessName: string;
  /** Null: below the root. */
  readonly parentCode: string | null;
  readonly vatNumber: string | null;
  readonly region: Region | null;
  readonly province: string | null;
  readonly city: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly status: DealerStatus | null;
  readonly tier: DealerTier | null;
  readonly joinedOn: string | null;
}

export type ReadNetworkRow = ReadRow<NetworkMember, NetworkColumn>;

/** The roles that a file may hold: all but the programme's own. */
const fileRoles = memberRoles.filter((role) => role !== 'Programme');

/**
 * Makes what reads the rows of one file, each by itself, without knowing the other rows or the members there are.
 *
 * @returns what reads a row's cells, which stand in the order of the columns
 */
export function networkRowReader(format: CellFormat): (cells: readonly Cell[]) => ReadNetworkRow {
  return (cells) => {
    const values: Partial<NetworkMember> = {};
    let problem: ReadNetworkRow['problem'];
    for (const [place, column] of networkColumns.entries()) {
      try {
        Object.assign(values, readers[column](cells[place] ?? '', values, format));
      } catch (error) {
        if (!(error instanceof WrongCell)) throw error;
        problem ??= problemIn(column, error);
      }
    }
    return { values, problem };
  };
}

type CellReader = (cell: Cell, soFar: Partial<NetworkMember>, format: CellFormat) => Partial<NetworkMember>;

const readers: Readonly<Record<NetworkColumn, CellReader>> = {
  codice: (cell) => {
    const code = textOf(cell).toUpperCase();
    if (code === '') throw new WrongCell('required');
    if (!isMemberCode(code)) throw new WrongCell('notMemberCode');
    return { code };
  },
  ruolo: (cell) => {
    const text = textOf(cell);
    if (text === '') throw new WrongCell('required');
    const role = fileRoles.find((name) => folded(name) === folded(text));
    if (role === undefined) throw new WrongCell('unknownValue', { allowed: fileRoles.join(', ') });
    return { role };
  },
  ragione_sociale: (cell) => ({ businessName: requiredText(cell, 160) }),
  codice_padre: (cell) => ({ parentCode: textOf(cell).toUpperCase() || null }),
  partita_iva: (cell, { role }) => {
    const text = vatNumberText(cell);
    if (text === '') return { vatNumber: unlessDealer(role) };
    if (!/^\d{11}$/.test(text)) throw new WrongCell('notElevenDigits');
    if (!isVatNumber(text)) throw new WrongCell('wrongCheckDigit');
    return { vatNumber: text };
  },
  regione: (cell, { role }) => {
    const text = textOf(cell);
    if (text === '') return { region: unlessDealer(role) };
    const region = regions.find((name) => lettersOf(name) === lettersOf(text));
    if (region === undefined) throw new WrongCell('unknownRegion');
    return { region };
  },
  provincia: (cell, { role, region }) => {
    const province = textOf(cell).toUpperCase();
    if (province === '') return { province: unlessDealer(role) };
    if (region === null) throw new WrongCell('provinceWithoutRegion');
    if (region !== undefined && !isProvinceOf(region, province)) {
      throw new WrongCell('provinceOfAnotherRegion', { region });
    }
    return { province };
  },
  citta: (cell, { role }) => ({ city: textOf(cell) === '' ? unlessDealer(role) : requiredText(cell, 80) }),
  email: (cell) => {
    const text = textOf(cell);
    if (text !== '' && !isMailAddress(text)) throw new WrongCell('notMailAddress');
    return { email: text === '' ? null : text };
  },
  telefono: (cell) => {
    const text = textOf(cell);
    if (text !== '' && !isPhoneNumber(text)) throw new WrongCell('notPhoneNumber');
    return { phone: text === '' ? null : text };
  },
  stato: (cell, { role }) => ({ status: ofDealers(textOf(cell), role, dealerStatuses) }),
  tier: (cell, { role }) => ({ tier: ofDealers(textOf(cell), role, dealerTiers) }),
  dal: (cell, { role }, format) => ({ joinedOn: textOf(cell) === '' ? unlessDealer(role) : dateText(cell, format) }),
};

/** An empty cell: an error for dealers, nothing for the others. */
function unlessDealer(role: MemberRole | undefined): null {
  if (role === 'Dealer') throw new WrongCell('requiredForDealers');
  return null;
}

/** A value that dealers must have and nobody else may. */
function ofDealers<T extends string>(text: string, role: MemberRole | undefined, values: readonly T[]): T | null {
  if (text === '') return unlessDealer(role);
  if (role !== undefined && role !== 'Dealer') throw new WrongCell('onlyForDealers');
  const value = values.find((name) => name === text.toLowerCase());
  if (value === undefined) throw new WrongCell('unknownValue', { allowed: values.join(', ') });
  return value;
}

/** "Valle d’Aosta", "VALLE D'AOSTA" and "Valle d Aosta" are one region. */
function lettersOf(text: string): string {
  return folded(text).replace(/[^a-z]/g, '');
}
