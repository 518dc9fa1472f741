/** Numbers, amounts and days as Italian documents write them; a sign is '−' (U+2212), as on the screens. */
import { italianArticle } from '@gdd/schema/italianArticle';

/** An exact decimal ('1500.00'), or a number. */
type Numeric = number | string;

/**
 * 1234.5 or '1234.5' → '1.234,5'; a text is taken digit by digit, never as a binary fraction.
 *
 * @param least decimals
 * @param most decimals
 */
export function italianNumber(value: Numeric, least = 0, most = 6): string {
  const format = formats.get(`${least}-${most}`) ?? formatOf(least, most);
  return format.format(value as Intl.StringNumericLiteral).replace('-', '−');
}

/** By their decimals: a document writes thousands of numbers, and a formatter costs more than its use. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(least: number, most: number): Intl.NumberFormat {
  const options = { useGrouping: 'always', minimumFractionDigits: least, maximumFractionDigits: most } as const;
  const format = new Intl.NumberFormat('it-IT', options);
  formats.set(`${least}-${most}`, format);
  return format;
}

/** '1234.5' → '1.234,50 €'; a rate may have more decimals than money has. */
export function italianEuro(value: Numeric): string {
  return `${italianNumber(value, 2)} €`;
}

/** '33.5' → '33,5 %' */
export function italianPercent(value: Numeric): string {
  return `${italianNumber(value)} %`;
}

/** '2025-12-31' → '31/12/2025'; a month, '2025-12' → '12/2025' */
export function italianDay(day: string): string {
  return day.split('-').reverse().join('/');
}

/**
 * A number after a preposition, with the article that it is read with: 'dall’80 %', 'dallo 0,5 %', 'dal 66,7 %'.
 *
 * @param preposition 'de' stands for 'di'
 * @param number as `italianNumber` and its like write it
 */
export function withItalianArticle(preposition: 'a' | 'da' | 'de', number: string): string {
  const articles = { elided: 'll’', zero: 'llo ', plain: 'l ' };
  return preposition + articles[italianArticle(number)] + number;
}
