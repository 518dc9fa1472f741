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
  folded,
  hasForbiddenCharacters,
  isCalendarDate,
  isMailAddress,
  isMemberCode,
  isPhoneNumber,
  oneLine,
} from './text.js';
import { isVatNumber } from './vatNumber.js';

/** The columns of a network file, in the order in which errors are looked for (domain page, section 2). */
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

export type NetworkCells = Readonly<Record<NetworkColumn, string>>;

/** What is wrong with a row: an Italian sentence about the first bad column. */
export interface RowProblem {
  readonly column: NetworkColumn;
  readonly reason: string;
}

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

/** A row read: what could be read of the member, and the first problem. */
export interface ReadRow {
  readonly member: Partial<NetworkMember>;
  readonly problem: RowProblem | undefined;
}

/** The roles that a file may hold: all but the programme's own. */
const fileRoles = memberRoles.filter((role) => role !== 'Programme');

const required = 'Campo obbligatorio.';

class WrongCell extends Error {}

/**
 * Reads one row by itself, without knowing the other rows or the members there are.
 *
 * @param cells the row's cells by column, missing ones empty
 */
export function readNetworkRow(cells: NetworkCells): ReadRow {
  const member: { -readonly [Field in keyof NetworkMember]?: NetworkMember[Field] } = {};
  let problem: RowProblem | undefined;
  for (const column of networkColumns) {
    try {
      const text = oneLine(cells[column]);
      if (hasForbiddenCharacters(text)) throw new WrongCell('Contiene caratteri non ammessi.');
      Object.assign(member, readers[column](text, member));
    } catch (error) {
      if (!(error instanceof WrongCell)) throw error;
      problem ??= { column, reason: error.message };
    }
  }
  return { member, problem };
}

type CellReader = (text: string, soFar: Partial<NetworkMember>) => Partial<NetworkMember>;

const readers: Readonly<Record<NetworkColumn, CellReader>> = {
  codice: (text) => {
    if (text === '') throw new WrongCell(required);
    const code = text.toUpperCase();
    if (!isMemberCode(code)) throw new WrongCell('Ammesse fino a 30 lettere, cifre e . _ / -');
    return { code };
  },
  ruolo: (text) => {
    if (text === '') throw new WrongCell(required);
    const role = fileRoles.find((name) => folded(name) === folded(text));
    if (role === undefined) throw new WrongCell(`Ruolo sconosciuto; ammessi: ${fileRoles.join(', ')}.`);
    return { role };
  },
  ragione_sociale: (text) => {
    if (text === '') throw new WrongCell(required);
    return { businessName: atMost(160, text) };
  },
  codice_padre: (text) => ({ parentCode: text === '' ? null : text.toUpperCase() }),
  partita_iva: (text, { role }) => {
    if (text === '') return { vatNumber: unlessDealer(role) };
    if (!/^\d{11}$/.test(text)) throw new WrongCell('Servono 11 cifre.');
    if (!isVatNumber(text)) throw new WrongCell('La cifra di controllo non è corretta.');
    return { vatNumber: text };
  },
  regione: (text, { role }) => {
    if (text === '') return { region: unlessDealer(role) };
    const region = regions.find((name) => lettersOf(name) === lettersOf(text));
    if (region === undefined) throw new WrongCell('Regione sconosciuta.');
    return { region };
  },
  provincia: (text, { role, region }) => {
    if (text === '') return { province: unlessDealer(role) };
    const province = text.toUpperCase();
    if (region === null) throw new WrongCell('La provincia richiede la regione.');
    if (region !== undefined && !isProvinceOf(region, province)) {
      throw new WrongCell(`Non è la sigla di una provincia della regione ${region}.`);
    }
    return { province };
  },
  citta: (text, { role }) => (text === '' ? { city: unlessDealer(role) } : { city: atMost(80, text) }),
  email: (text) => {
    if (text !== '' && !isMailAddress(text)) throw new WrongCell('Indirizzo email non valido.');
    return { email: text === '' ? null : text };
  },
  telefono: (text) => {
    if (text !== '' && !isPhoneNumber(text)) throw new WrongCell('Numero di telefono non valido.');
    return { phone: text === '' ? null : text };
  },
  stato: (text, { role }) => ({ status: ofDealers(text, role, dealerStatuses) }),
  tier: (text, { role }) => ({ tier: ofDealers(text, role, dealerTiers) }),
  dal: (text, { role }) => {
    if (text === '') return { joinedOn: unlessDealer(role) };
    const italian = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
    const date = italian ? `${italian[3]}-${italian[2]?.padStart(2, '0')}-${italian[1]?.padStart(2, '0')}` : text;
    if (!isCalendarDate(date)) throw new WrongCell('Data non valida: gg/mm/aaaa oppure aaaa-mm-gg.');
    return { joinedOn: date };
  },
};

/** An empty cell: an error for dealers, nothing for the others. */
function unlessDealer(role: MemberRole | undefined): null {
  if (role === 'Dealer') throw new WrongCell('Campo obbligatorio per un Dealer.');
  return null;
}

/** A value that dealers must have and nobody else may. */
function ofDealers<T extends string>(text: string, role: MemberRole | undefined, values: readonly T[]): T | null {
  if (text === '') return unlessDealer(role);
  if (role !== undefined && role !== 'Dealer') throw new WrongCell('Si indica soltanto per un Dealer.');
  const value = values.find((name) => name === text.toLowerCase());
  if (value === undefined) throw new WrongCell(`Valore sconosciuto; ammessi: ${values.join(', ')}.`);
  return value;
}

function atMost(length: number, text: string): string {
  if (text.length > length) throw new WrongCell(`Al massimo ${length} caratteri.`);
  return text;
}

/** "Valle d’Aosta", "VALLE D'AOSTA" and "Valle d Aosta" are one region. */
function lettersOf(text: string): string {
  return folded(text).replace(/[^a-z]/g, '');
}
