import { largestRim, smallestRim, type Channel, type Season, type Segment } from '@gdd/schema/campaigns';
import {
  amountText,
  dealerVatNumber,
  inches,
  problemIn,
  requiredText,
  textOf,
  wholeNumber,
  labelledValue,
  labelsOf,
  numberedText,
  WrongCell,
  type Cell,
  type CellFormat,
  type RowProblem,
} from './cells.js';
import { dateText } from './dates.js';
import { yearAfter } from '../periods.js';

/** The columns of a sales file, in the order in which errors are reported (docs/domain/imports.md). */
export const salesColumns = [
  'documento',
  'riga',
  'partita_iva',
  'data',
  'marca',
  'stagione',
  'segmento',
  'cerchio',
  'canale',
  'quantita',
  'importo',
  'azione',
] as const;

/** The columns that a file must have: all except `azione`, without which a file only adds lines. */
export const requiredSalesColumns = salesColumns.filter((column) => column !== 'azione');

export type SalesColumn = (typeof salesColumns)[number];

/** What a row does with an existing line: changes its values, or deletes it. */
export type LineAction = 'correct' | 'cancel';

/** A sale line as a row describes it. */
interface SalesLine {
  readonly document: string;
  readonly line: number;
  readonly vatNumber: string;
  readonly soldOn: string;
  readonly brand: string;
  readonly season: Season;
  readonly segment: Segment;
  /** Inches. */
  readonly rim: number;
  readonly channel: Channel;
  /** Tyres, not 0; negative is a return. */
  readonly quantity: number;
  /** EUR. */
  readonly amount: string;
  /** Null: the row is a new line. */
  readonly action: LineAction | null;
}

/**
 * A row read without regard to other rows: the values that could be read, and the problems in the order of the columns.
 */
export interface ReadSalesRow {
  readonly values: { readonly [Field in keyof SalesLine]: SalesLine[Field] | undefined };
  readonly problems: readonly RowProblem<SalesColumn>[];
}

const seasonLabels = labelsOf<Season>(
  ['summer', 'estivo', 'estiva', 'estivi', 'estive'],
  ['winter', 'invernale', 'invernali'],
  ['allSeason', 'quattro stagioni', '4 stagioni', '4stagioni', 'quattrostagioni', 'all season', 'allseason'],
);
const segmentLabels = labelsOf<Segment>(
  ['car', 'vettura', 'vetture', 'autovettura', 'autovetture'],
  ['suv', 'suv'],
  ['van', 'furgone', 'furgoni'],
  ['truck', 'autocarro', 'autocarri'],
);
const channelLabels = labelsOf<Channel>(['retail', 'dettaglio'], ['fleet', 'flotta', 'flotte']);

const actionLabels = labelsOf<LineAction>(['correct', 'correggi', 'correzione'], ['cancel', 'storna', 'storno']);

const largestInteger = 2_147_483_647;
/** A sanity limit: more tyres on one line are taken for a mistake. */
const largestQuantity = 1_000_000;

/** A sanity limit: earlier dates are taken for mistakes. */
const firstDay = '2000-01-01';

/**
 * Returns a reader of the rows of one file. It reads each row alone, without knowledge of other rows or existing
 * dealers.
 *
 * @param today yyyy-mm-dd: sales may be at most a year after it
 * @param noteDate is called with each distinct cell that could be read as a date
 * @returns a function that reads the cells of a row, given in the order of the columns
 */
export function salesRowReader(
  format: CellFormat,
  today: string,
  noteDate: (cell: Cell) => void = () => undefined,
): (cells: readonly Cell[]) => ReadSalesRow {
  const lastDay = yearAfter(today);
  const document = (cell: Cell) => requiredText(numberedText(cell), 60);
  const line = memoized((cell) => wholeNumber(cell, { from: 0, to: largestInteger }));
  const vatNumber = memoized(dealerVatNumber);
  const soldOn = memoized((cell) => {
    const day = dateText(cell, format);
    noteDate(cell);
    return dayBetween(day, firstDay, lastDay);
  });
  const brand = memoized((cell) => requiredText(cell, 80));
  const season = memoized((cell) => labelledValue(cell, seasonLabels));
  const segment = memoized((cell) => labelledValue(cell, segmentLabels));
  const rim = memoized((cell) => inches(cell, { from: smallestRim, to: largestRim }));
  const channel = memoized((cell) => labelledValue(cell, channelLabels));
  const quantity = memoized(readQuantity);
  const amount = (cell: Cell) => amountText(cell, format);
  const action = memoized(readAction);
  return (cells) => {
    let problems = noProblems;
    // a row that cancels a line only needs documento and riga (places 0 and 1): the cells up to azione are not read
    const isCancelled = cells[actionPlace] !== '' && isCancellation(cells[actionPlace] ?? '');
    const valueAt = <T>(place: number, read: (cell: Cell) => T): T | undefined => {
      if (isCancelled && place > 1 && place < actionPlace) return undefined;
      try {
        return read(cells[place] ?? '');
      } catch (error) {
        if (!(error instanceof WrongCell)) throw error;
        problems = [...problems, problemIn(salesColumns[place] as SalesColumn, error)];
        return undefined;
      }
    };
    // one literal instead of a loop: objects of one constant shape are created many times faster
    const values = {
      document: valueAt(0, document),
      line: valueAt(1, line),
      vatNumber: valueAt(2, vatNumber),
      soldOn: valueAt(3, soldOn),
      brand: valueAt(4, brand),
      season: valueAt(5, season),
      segment: valueAt(6, segment),
      rim: valueAt(7, rim),
      channel: valueAt(8, channel),
      quantity: valueAt(9, quantity),
      amount: valueAt(10, amount),
      action: valueAt(actionPlace, action),
    };
    return { values, problems: haveOppositeSigns(values) ? [...problems, oppositeSigns] : problems };
  };
}

const actionPlace = salesColumns.indexOf('azione');

function readAction(cell: Cell): LineAction | null {
  return textOf(cell) === '' ? null : labelledValue(cell, actionLabels);
}

function isCancellation(cell: Cell): boolean {
  try {
    return readAction(cell) === 'cancel';
  } catch (error) {
    if (!(error instanceof WrongCell)) throw error;
    return false;
  }
}

/** The list shared by all rows without problems. */
const noProblems: ReadSalesRow['problems'] = [];

const oppositeSigns = problemIn<SalesColumn>('importo', { reason: 'oppositeSigns' });

/**
 * Whether quantity and amount have opposite signs: a return must not have a positive amount, a sale no negative one.
 */
function haveOppositeSigns({ quantity, amount }: ReadSalesRow['values']): boolean {
  return quantity !== undefined && amount !== undefined && Number(amount) * quantity < 0;
}

function dayBetween(day: string, from: string, to: string): string {
  if (day < from || day > to) throw new WrongCell('dateOutOfRange', { from, to });
  return day;
}

function readQuantity(cell: Cell): number {
  const quantity = wholeNumber(cell, { from: -largestQuantity, to: largestQuantity });
  if (quantity === 0) throw new WrongCell('zeroQuantity');
  return quantity;
}

/** The maximum of cached results of one column; when it is reached, the cache is emptied. */
const mostMemoized = 20_000;

/** Caches the results of a cell reader, errors included: a column of a million rows has few distinct values. */
function memoized<T extends string | number | null>(read: (cell: Cell) => T): (cell: Cell) => T {
  const known = new Map<Cell, T | WrongCell>();
  return (cell) => {
    let result = known.get(cell);
    if (result === undefined) {
      result = resultOf(read, cell);
      if (known.size >= mostMemoized) known.clear();
      known.set(cell, result);
    }
    if (result instanceof WrongCell) throw result;
    return result;
  };
}

function resultOf<T>(read: (cell: Cell) => T, cell: Cell): T | WrongCell {
  try {
    return read(cell);
  } catch (error) {
    if (error instanceof WrongCell) return error;
    throw error;
  }
}
