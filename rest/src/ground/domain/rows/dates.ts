import { isCalendarDate } from '../text.js';
import { textOf, WrongCell, type Cell, type CellFormat } from './cells.js';

const dayMs = 24 * 60 * 60 * 1000;
/**
 * Day 0 of the 1900 date system of spreadsheets, valid for days from 61 on: their day 60, 29 February 1900, did not
 * exist, and earlier days are off by one.
 */
const day0 = Date.UTC(1899, 11, 30);
const day0From1904 = Date.UTC(1904, 0, 1);

/** The months in Italian and English; a date may shorten them to three letters. */
const months = [
  ['gennaio', 'january'],
  ['febbraio', 'february'],
  ['marzo', 'march'],
  ['aprile', 'april'],
  ['maggio', 'may'],
  ['giugno', 'june'],
  ['luglio', 'july'],
  ['agosto', 'august'],
  ['settembre', 'september'],
  ['ottobre', 'october'],
  ['novembre', 'november'],
  ['dicembre', 'december'],
] as const;

/** A time of day behind a date: it says nothing about the day. */
const timeOfDay = /(?: |(?<=^\d{4}-\d\d-\d\d)T)\d{1,2}[:.]\d\d(?:[:.]\d\d(?:[.,]\d+)?)?(?: ?[AP]M)?$/i;
/** `05/09/2025`, `5-9-25`: the first two numbers are day and month, in the order of the column. */
const inNumbers = /^(\d{1,2})(?:([/.-])(\d{1,2})\2(\d{4})|\/(\d{1,2})\/(\d\d))$/;
/** `5-set-25`, `5 settembre 2025`. */
const withName = /^(\d{1,2})[ /.-]?([a-z]{3,9})\.?[ /.-]?(\d{4}|\d\d)$/i;
/** `20250905` */
const inOneNumber = /^(\d{4})(\d\d)(\d\d)$/;

/**
 * A date, with or without a time of day: dd/mm/yyyy (also with dashes or points), dd/mm/yy, yyyy-mm-dd, yyyymmdd or
 * `5-set-25`, or in a spreadsheet the number of a day.
 *
 * @returns yyyy-mm-dd
 * @throws WrongCell
 */
export function dateText(cell: Cell, format: Pick<CellFormat, 'countsFrom1904' | 'isMonthFirst'>): string {
  if (typeof cell === 'number' && !inOneNumber.test(String(cell))) return dateOfDay(cell, format.countsFrom1904);
  const text = textOf(cell).replace(timeOfDay, '');
  if (text === '') throw new WrongCell('required');
  const date = dateIn(text, format.isMonthFirst === true);
  if (!isCalendarDate(date)) throw new WrongCell('notDate');
  return date;
}

/** The date that a text names, yyyy-mm-dd; the text itself where it has another form. */
function dateIn(text: string, isMonthFirst: boolean): string {
  const [, first, , second, year, shortSecond, shortYear] = inNumbers.exec(text) ?? [];
  if (first !== undefined) {
    const numbers = [first, second ?? shortSecond ?? ''] as const;
    const [day, month] = isMonthFirst ? [numbers[1], numbers[0]] : numbers;
    return dated(year ?? shortYear ?? '', month, day);
  }
  const [, day, name = '', yearOfName = ''] = withName.exec(text) ?? [];
  if (day !== undefined) return dated(yearOfName, String(monthNamed(name)), day);
  const [, ...parts] = inOneNumber.exec(text) ?? [];
  return parts.length === 0 ? text : parts.join('-');
}

const dated = (year: string, month: string, day: string) =>
  `${fullYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** The number of a month by its name or the beginning of it; 0 for another word. */
function monthNamed(name: string): number {
  return months.findIndex((names) => names.some((each) => each.startsWith(name.toLowerCase()))) + 1;
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
