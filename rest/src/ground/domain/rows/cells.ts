import type { ImportReason, ReasonParameters } from '@gdd/schema/imports';
import { folded, hasForbiddenCharacters, oneLine } from '../text.js';

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
  /** Whether dates have the month first, as in America. Default: the day, as in Italy. */
  readonly isMonthFirst?: boolean;
  /** Whether the text is in the letters of MS-DOS (code page 850). Default: no. */
  readonly isOfDos?: boolean;
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
  const written = typeof cell === 'number' ? numberText(cell) : plain.test(cell) ? cell : cleaned(cell);
  const text = written.startsWith('="') ? unquotedFormula(written) : written;
  // the files of bad rows escape formulas with an apostrophe: remove it when such a file is loaded again
  if (/^'[=+\-@]/.test(text)) return text.slice(1);
  if (failedFormula.test(text)) throw new WrongCell('failedFormula');
  return text;
}

/** The text of a formula that is nothing else, `="0123"`: so some programs keep a spreadsheet from reading a number. */
function unquotedFormula(text: string): string {
  const [, content] = /^="((?:[^"]|"")*)"$/.exec(text) ?? [];
  return content === undefined ? text : content.replaceAll('""', '"').trim();
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

/** A number as a spreadsheet shows it when its column is too narrow: the digits that are not shown are lost. */
const shortenedNumber = /^[+-]?\d[.,]\d+E\+\d{1,3}$/i;

/**
 * The text of a cell with a number that is a name: of a document, a VAT or telephone number.
 *
 * @throws WrongCell where a spreadsheet has left digits out, as in `7,3505E+10`
 */
export function numberedText(cell: Cell): string {
  const text = textOf(cell);
  if (typeof cell === 'string' && shortenedNumber.test(text)) throw new WrongCell('digitsLost');
  return text;
}

/**
 * The text of an Italian VAT number, without the code of its country, and with leading zeros restored: spreadsheets drop
 * them from numbers, so that a CSV saved by one may have nine or ten digits.
 *
 * @throws WrongCell
 */
export function vatNumberText(cell: Cell): string {
  const text = numberedText(cell);
  if (typeof cell === 'number' || /^\d{9,10}$/.test(text)) return text.padStart(11, '0');
  const [, digits] = /^IT ?(\d{11})$/i.exec(text) ?? [];
  return digits ?? text;
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

/** The dashes that are written for a minus sign. */
const dash = /^[-\u2010-\u2015\u2212] ?/;
/** A minus sign behind the number, as accounting programs write it. */
const minusBehind = /^([^-].*?) ?[-\u2010-\u2015\u2212]$/;

/** The text of a number with its minus sign in front: `400,00-` and `−400,00` are `-400,00`. */
function withMinusInFront(text: string): string {
  if (dash.test(text)) return text.replace(dash, '-');
  const [, number] = minusBehind.exec(text) ?? [];
  return number === undefined ? text : `-${number}`;
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
  const text = withoutSpaces(withMinusInFront(textOf(cell)));
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
  const written = textOf(cell);
  const text = typeof cell === 'number' ? written : withoutSpaces(withMinusInFront(withoutEuroSign(written)));
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

/** Removes one sign or code of the euro before or after the number: `€ -5`, `-€ 5`, `5 €`, `EUR 5`, `5- EUR`. */
function withoutEuroSign(text: string): string {
  if (!/€|EUR/i.test(text)) return text;
  return text.replace(/^([-\u2010-\u2015\u2212]?) ?(?:€|EUR) ?|(?<=[\d\u2010-\u2015\u2212-]) ?(?:€|EUR)$/i, '$1');
}

/** `1234,56`: the fast path, since most amounts are written like this. */
const usualAmount = /^[1-9]\d{0,11},\d\d$/;
/** An amount whose points separate thousands: `1.234.567,89`, `1234,5`, `1.234`. */
const grouped = /^(-?)(\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d+))?$/;
/** An amount with a decimal point: `1234.5`, `1234`. */
const ungrouped = /^(-?)(\d+)(?:\.(\d+))?$/;

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
