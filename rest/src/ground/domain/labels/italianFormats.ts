/** Italian formats of numbers, amounts and days in documents; the minus sign is '−' (U+2212), as in the client. */
import { italianArticle } from '@gdd/schema/italianArticle';
import { decimalText, millionths } from '../decimal.js';

/** An exact decimal ('1500.00'), or a number. */
type Numeric = number | string;

/**
 * 1234.5 or '1234.5' → '1.234,5'; a text is formatted exactly, never converted to a binary fraction.
 *
 * @param least the minimum of decimals
 * @param most the maximum of decimals
 */
export function italianNumber(value: Numeric, least = 0, most = 6): string {
  const format = formats.get(`${least}-${most}`) ?? formatOf(least, most);
  return format.format(value as Intl.StringNumericLiteral).replace('-', '−');
}

/** Formatters by their decimals, cached: a document has thousands of numbers, and creating a formatter is expensive. */
const formats = new Map<string, Intl.NumberFormat>();

/** Creates a formatter and caches it. */
function formatOf(least: number, most: number): Intl.NumberFormat {
  const options = { useGrouping: 'always', minimumFractionDigits: least, maximumFractionDigits: most } as const;
  const format = new Intl.NumberFormat('it-IT', options);
  formats.set(`${least}-${most}`, format);
  return format;
}

/** '1234.5' → '1.234,50 €'; up to six decimals are kept, since rates have more than two. */
export function italianEuro(value: Numeric): string {
  return `${italianNumber(value, 2)} €`;
}

/** A line of a mail: an amount in EUR before and after, and the difference. */
export function amountChange(name: string, before: string, after: string): string {
  const difference = millionths(after) - millionths(before);
  if (difference === 0n) return `${name}: ${italianEuro(after)}, come prima`;
  const sign = difference > 0n ? '+' : '';
  return `${name}: da ${italianEuro(before)} a ${italianEuro(after)} (${sign}${italianEuro(decimalText(difference))})`;
}

/** '33.5' → '33,5 %' */
export function italianPercent(value: Numeric): string {
  return `${italianNumber(value)} %`;
}

/** '2025-12-31' → '31/12/2025'; a month, '2025-12' → '12/2025' */
export function italianDay(day: string): string {
  return day.split('-').reverse().join('/');
}

/** '2025-10-01' → '1º ottobre 2025' */
export function italianLongDay(day: string): string {
  return longDay.format(new Date(`${day}T00:00:00Z`)).replace(/^1 /, '1º ');
}

const longDay = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * A day with the article that it is read with, alone or in a preposition: 'il 03/10/2025', 'dall’11/10/2025', 'all’8
 * marzo 2025'.
 *
 * @param day formatted by `italianDay` or `italianLongDay`
 */
export function dayWithArticle(article: 'il' | 'al' | 'dal' | 'del', day: string): string {
  if (!/^(0?8|11)[/ ]/.test(day)) return `${article} ${day}`;
  return article === 'il' ? `l’${day}` : `${article}l’${day}`;
}

/** 'dal 03/10/2025 all’11/11/2025'. @param startsOn formatted as for `dayWithArticle`; `endsOn` likewise */
export const periodWithArticles = (startsOn: string, endsOn: string) =>
  `${dayWithArticle('dal', startsOn)} ${dayWithArticle('al', endsOn)}`;

/**
 * A number with a preposition and the article that its spoken form takes: 'dall’80 %', 'dallo 0,5 %', 'dal 66,7 %'.
 *
 * @param preposition 'de' stands for 'di'
 * @param number formatted by `italianNumber`, `italianEuro` or `italianPercent`
 */
export function withItalianArticle(preposition: 'a' | 'da' | 'de', number: string): string {
  const articles = { elided: 'll’', zero: 'llo ', plain: 'l ' };
  return preposition + articles[italianArticle(number)] + number;
}
