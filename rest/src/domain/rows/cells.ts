import type { ImportReason, ReasonParameters } from '@gdd/schema/imports';
import { folded, hasForbiddenCharacters, isCalendarDate, oneLine } from '../text.js';
import { italianDay } from '../labels/italianFormats.js';

/** The content of a cell: a text, or a number from a spreadsheet or JSON lines. */
export type Cell = string | number;

/** The conventions of a file's format for its cells. */
export interface CellFormat {
  /**
   * Whether the columns are separated by semicolons: a point before exactly three final digits then means thousands.
   */
  readonly isSemicolonFile: boolean;
  /** Whether a spreadsheet counts its days from 1904 on. */
  readonly countsFrom1904: boolean;
}

/** Thrown for a cell that cannot be read. */
export class WrongCell extends Error {
  constructor(
    readonly reason: ImportReason,
    readonly parameters: ReasonParameters = {},
  ) {
    super(reason);
  }
}

/** A problem in one column of a row. */
export interface RowProblem<Column extends string> {
  readonly column: Column;
  readonly reason: ImportReason;
  readonly parameters: ReasonParameters;
}

/** Why a cell is wrong. */
export interface Wrong {
  readonly reason: ImportReason;
  readonly parameters?: ReasonParameters;
}

/** Builds the problem of a column. */
export function problemIn<Column extends string>(
  column: Column,
  { reason, parameters = {} }: Wrong,
): RowProblem<Column> {
  return { column, reason, parameters };
}

/**
 * A row read without regard to other rows: the values that could be read, and at most one problem a column, in their
 * order.
 */
export interface ReadRow<Values, Column extends string> {
  readonly values: Partial<Values>;
  readonly problems: readonly RowProblem<Column>[];
}

/** What a reader finds in a cell; undefined where the cell is wrong. */
export function readCell(cell: Cell, read: (cell: Cell) => string): string | undefined {
  try {
    return read(cell);
  } catch (error) {
    if (error instanceof WrongCell) return undefined;
    throw error;
  }
}

/** The texts that spreadsheets show for a failed formula, in English and Italian. */
const failedFormula = /^#(N\/A|N\/D|REF!|RIF!|VALUE!|VALORE!|DIV\/0!|NAME\?|NOME\?|NUM!|NULL!|NULLO!)$/;
/** A text that needs no cleaning: the fast path for most cells. */
const plain = /^[!-~]+(?: [!-~]+)*$/;

/**
 * The text of a cell as one line.
 *
 * @throws WrongCell for forbidden characters, and for a failed formula
 */
export function textOf(cell: Cell): string {
  const text = typeof cell === 'number' ? numberText(cell) : plain.test(cell) ? cell : cleaned(cell);
  // the files of bad rows escape formulas with an apostrophe: remove it when such a file is loaded again
  if (/^'[=+\-@]/.test(text)) return text.slice(1);
  if (failedFormula.test(text)) throw new WrongCell('failedFormula');
  return text;
}

function cleaned(cell: string): string {
  const text = oneLine(cell);
  if (hasForbiddenCharacters(text)) throw new WrongCell('forbiddenCharacters');
  return text;
}

/**
 * The text of a cell that must not be empty.
 *
 * @throws WrongCell
 */
export function requiredText(cell: Cell, longest: number): string {
  const text = textOf(cell);
  if (text === '') throw new WrongCell('required');
  if (text.length > longest) throw new WrongCell('tooLong', { max: longest });
  return text;
}

/**
 * A number of a spreadsheet as text: without exponent, rounded to 15 significant digits to remove binary rounding
 * errors.
 */
export function numberText(value: number): string {
  const [mantissa = '', exponentText] = Number(value.toPrecision(15)).toString().split('e');
  if (exponentText === undefined) return mantissa;
  const sign = mantissa.startsWith('-') ? '-' : '';
  const [whole = '', places = ''] = mantissa.replace('-', '').split('.');
  const exponent = Number(exponentText);
  const digits = whole + places;
  if (exponent < 0) return `${sign}0.${'0'.repeat(-exponent - 1)}${digits}`;
  return sign + digits.padEnd(exponent + 1, '0');
}

/**
 * The text of an Italian VAT number, with leading zeros restored: spreadsheets drop them from numbers, so that a CSV
 * saved by one may have ten digits.
 *
 * @throws WrongCell
 */
export function vatNumberText(cell: Cell): string {
  const text = textOf(cell);
  return typeof cell === 'number' || /^\d{10}$/.test(text) ? text.padStart(11, '0') : text;
}

/**
 * The VAT number by which a row names a dealer.
 *
 * @throws WrongCell
 */
export function dealerVatNumber(cell: Cell): string {
  const text = vatNumberText(cell);
  if (text === '') throw new WrongCell('required');
  if (!/^\d{11}$/.test(text)) throw new WrongCell('notElevenDigits');
  return text;
}

/** Thousands separated by spaces: `1 234 567,8`. */
const spacedThousands = /^-?[1-9]\d{0,2}(?: \d{3})+(?=$|[.,])/;

/** The text of a number without the spaces between its thousands. */
function withoutSpaces(text: string): string {
  return text.replace(spacedThousands, (thousands) => thousands.replaceAll(' ', ''));
}

/**
 * A size in inches, with an optional prefix and unit: `17`, `R17`, `17"`.
 *
 * @throws WrongCell
 */
export function inches(cell: Cell, range: { readonly from: number; readonly to: number }): number {
  const [, size] = /^R? ?(\d+) ?(?:["”″]|'')?$/i.exec(textOf(cell)) ?? [];
  return wholeNumber(size ?? cell, range);
}

/**
 * A whole number. Any point or comma is an error, since its meaning is ambiguous (docs/domain/imports.md).
 *
 * @throws WrongCell
 */
export function wholeNumber(cell: Cell, { from, to }: { readonly from: number; readonly to: number }): number {
  const text = withoutSpaces(textOf(cell));
  if (text === '') throw new WrongCell('required');
  if (!/^-?\d{1,15}$/.test(text)) throw new WrongCell('notWholeNumber');
  const value = Number(text);
  if (value < from || value > to) throw new WrongCell('outOfRange', { from, to });
  // turns -0 into 0
  return value === 0 ? 0 : value;
}

/** The maximum of digits before the decimal separator; the column has no room for more. */
const wholeDigits = 12;

/**
 * An amount in EUR as an exact decimal with two places (docs/domain/imports.md). With a comma, the comma is decimal and
 * points separate thousands; without one, a point before exactly three final digits separates thousands in a file with
 * semicolons and is decimal otherwise. Points in other positions are an error.
 *
 * @throws WrongCell
 */
export function amountText(cell: Cell, { isSemicolonFile }: Pick<CellFormat, 'isSemicolonFile'>): string {
  if (typeof cell === 'string' && usualAmount.test(cell)) return cell.replace(',', '.');
  const text = withoutSpaces(withoutEuroSign(textOf(cell)));
  if (text === '') throw new WrongCell('required');
  // a number cell always has a decimal point
  const hasThousands = typeof cell === 'string' && (text.includes(',') || (isSemicolonFile && /\.\d{3}$/.test(text)));
  const [, sign = '', whole, places = ''] = (hasThousands ? grouped : ungrouped).exec(text) ?? [];
  if (whole === undefined) throw new WrongCell('notAmount');
  if (places.length > 2) throw new WrongCell('tooManyDecimals');
  const digits = whole.replaceAll('.', '').replace(/^0+(?=\d)/, '');
  if (digits.length > wholeDigits) throw new WrongCell('tooManyDigits', { max: wholeDigits });
  const amount = `${digits}.${places.padEnd(2, '0')}`;
  return amount === '0.00' ? amount : sign + amount;
}

/** Removes one euro sign before or after the number: `€ -5`, `-€ 5`, `5 €`. */
function withoutEuroSign(text: string): string {
  return text.includes('€') ? text.replace(/^(-?) ?€ ?|(?<=\d) ?€$/, '$1') : text;
}

/** `1234,56`: the fast path, since most amounts are written like this. */
const usualAmount = /^[1-9]\d{0,11},\d\d$/;
/** An amount whose points separate thousands: `1.234.567,89`, `1234,5`, `1.234`. */
const grouped = /^(-?)(\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d+))?$/;
/** An amount with a decimal point: `1234.5`, `1234`. */
const ungrouped = /^(-?)(\d+)(?:\.(\d+))?$/;

const dayMs = 24 * 60 * 60 * 1000;
/**
 * Day 0 of the 1900 date system of spreadsheets, valid for days from 61 on: their day 60, 29 February 1900, did not
 * exist, and earlier days are off by one.
 */
const day0 = Date.UTC(1899, 11, 30);
const day0From1904 = Date.UTC(1904, 0, 1);

/**
 * A date: dd/mm/yyyy (also with dashes or points), dd/mm/yy or yyyy-mm-dd, or in a spreadsheet the number of a day.
 *
 * @returns yyyy-mm-dd
 * @throws WrongCell
 */
export function dateText(cell: Cell, { countsFrom1904 }: Pick<CellFormat, 'countsFrom1904'>): string {
  if (typeof cell === 'number') return dateOfDay(cell, countsFrom1904);
  const text = textOf(cell);
  if (text === '') throw new WrongCell('required');
  const [, day = '', , month = '', year = ''] =
    /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/.exec(text) ?? /^(\d{1,2})(\/)(\d{1,2})\/(\d\d)$/.exec(text) ?? [];
  const date = year === '' ? text : `${fullYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!isCalendarDate(date)) throw new WrongCell('notDate');
  return date;
}

/** A year with four digits: two digits below 50 are 20xx, others 19xx. */
function fullYear(year: string): string {
  if (year.length === 4) return year;
  return (Number(year) < 50 ? '20' : '19') + year;
}

function dateOfDay(day: number, countsFrom1904: boolean): string {
  const from = countsFrom1904 ? day0From1904 : day0;
  const instant = from + Math.floor(day) * dayMs;
  // larger numbers are beyond what Date can represent
  const date = Math.abs(day) < 1_000_000 ? new Date(instant).toISOString().slice(0, 10) : '';
  if ((!countsFrom1904 && day < 61) || !isCalendarDate(date)) throw new WrongCell('notDate');
  return date;
}

/** The texts that a column accepts, with their values. */
export interface Texts<T> {
  /** The texts that error messages list. */
  readonly listed: readonly string[];
  /** The values by every accepted text, folded. */
  readonly meanings: ReadonlyMap<string, T>;
}

/** Accepted texts, from rows of a value, its listed text and its other accepted forms. */
export function labelsOf<T>(...rows: readonly (readonly [T, label: string, ...otherForms: string[]])[]): Texts<T> {
  return {
    listed: rows.map(([, label]) => label),
    meanings: new Map(rows.flatMap(([meaning, ...forms]) => forms.map((form) => [form, meaning] as const))),
  };
}

/**
 * The value of a cell that holds one of the accepted texts, ignoring case and accents.
 *
 * @throws WrongCell
 */
export function labelledValue<T>(cell: Cell, { listed, meanings }: Texts<T>): T {
  const text = textOf(cell);
  if (text === '') throw new WrongCell('required');
  const value = meanings.get(folded(text));
  if (value === undefined) throw new WrongCell('unknownValue', { allowed: listed.join(', ') });
  return value;
}

/** The columns whose number cells need a format of their own in a CSV. */
const dateColumns: readonly string[] = ['data', 'dal'];
const vatNumberColumn = 'partita_iva';
const amountColumn = 'importo';

/** A cell as a text that is read as the same value from a CSV with semicolons: the number of a day becomes its date. */
export function writtenCell(column: string, cell: Cell, format: CellFormat): string {
  if (typeof cell === 'string') return cell;
  if (column === vatNumberColumn) return numberText(cell).padStart(11, '0');
  if (column === amountColumn) return numberText(cell).replace('.', ',');
  if (!dateColumns.includes(column)) return numberText(cell);
  try {
    return italianDay(dateText(cell, format));
  } catch (error) {
    if (!(error instanceof WrongCell)) throw error;
    return numberText(cell);
  }
}
