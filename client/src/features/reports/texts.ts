import type { IntlShape } from 'react-intl';
import { wholeMonths } from '../../shared/charts/data/figures';
import { formatMonth, formatNumber, formatPercent, type Language, type Numeric } from '../../shared/i18n/format';
import type { Standing } from '@gdd/schema/reports';
import { italianArticle } from '@gdd/schema/italianArticle';
import type { Half } from '../../shared/list/state/years';
import type { EndsWithin } from './page/reportFilter';

/** The language of texts, with its messages. */
export interface Texts {
  readonly intl: IntlShape;
  readonly language: Language;
}

/** The subject of a report's sentence. */
export interface About {
  /** The subject of the sentence: 'La tua rete', 'La rete di Gomme Rossi'. */
  readonly who: string;
  readonly year: number;
  readonly half: Half;
  /** The programme's day; undefined while it is not known. */
  readonly today: string | undefined;
  /** The kind of work list; '' if the report is not one. */
  readonly standing: Standing | '';
  /** The most days until the end of its campaigns; '' for all. */
  readonly endsWithin: EndsWithin;
}

/** A period as three phrases: 'nel 2025', 'nel 2024', 'del 2024'. */
export interface Time {
  readonly during: string;
  readonly duringBefore: string;
  readonly ofBefore: string;
}

/** '12.480 pneumatici' */
export function tiresText({ intl, language }: Texts, tires: number): string {
  return intl.formatMessage({ id: 'charts.tiresCount' }, { count: tires, number: formatNumber(tires, language) });
}

/** '6,2 %'; in tables always with one decimal. */
export function percentText({ language }: Texts, percent: Numeric, places: 0 | 1 = 1): string {
  return formatPercent(percent, language, { minimumFractionDigits: places, maximumFractionDigits: 1 });
}

/** '+6,2 %' */
export function changeText({ language }: Texts, percent: Numeric): string {
  return formatPercent(percent, language, { minimumFractionDigits: 1, signDisplay: 'exceptZero' });
}

/** A percentage within a sentence, with its Italian article: 'il 6 %', 'l’8,5 %', 'lo 0,4 %'. */
export function shareText(texts: Texts, value: Numeric): string {
  const percent = percentText(texts, value, 0);
  return texts.intl.formatMessage({ id: 'reports.share' }, { article: italianArticle(percent), percent });
}

/** The complete period of a report: 'nel 2025', 'nel primo semestre del 2025'. */
export function wholeTime({ intl }: Texts, { year, half }: Pick<About, 'year' | 'half'>): Time {
  const phrase = (name: string) =>
    intl.formatMessage(
      { id: `reports.time.${half === '' ? 'year' : 'half'}.${name}` },
      { year: String(year), yearBefore: String(year - 1), half },
    );
  return { during: phrase('during'), duringBefore: phrase('duringBefore'), ofBefore: phrase('ofBefore') };
}

/** Whether a report's period is over on the programme's day. */
export const isOver = ({ year, half, today }: Pick<About, 'year' | 'half' | 'today'>): boolean =>
  wholeMonths(year, today) >= (half === '1' ? 6 : 12);

/** The time that a comparison covers: the whole period, or 'nel 2025 fino al 15 ottobre' while it runs. */
export function comparedTime(texts: Texts, about: About): Time {
  const { intl, language } = texts;
  const whole = wholeTime(texts, about);
  if (isOver(about)) return whole;
  const [, month = '', date] = /^(.{7})-(.*)$/.exec(about.today ?? '') ?? [];
  const day = `${Number(date)} ${formatMonth(month, language, { month: 'long' })}`;
  const phrase = (name: string) =>
    intl.formatMessage(
      { id: `reports.time.toDay.${name}` },
      { during: whole.during, day, article: italianArticle(day), yearBefore: String(about.year - 1) },
    );
  return { during: phrase('during'), duringBefore: phrase('duringBefore'), ofBefore: phrase('ofBefore') };
}

/** The month with the highest figure; undefined if there are no sales. */
export function bestMonth<Month extends { readonly month: string }>(
  months: readonly Month[],
  figureOf: (month: Month) => number,
): Month | undefined {
  const best = months.reduce<Month | undefined>(
    (top, month) => (top === undefined || figureOf(month) > figureOf(top) ? month : top),
    undefined,
  );
  return best !== undefined && figureOf(best) > 0 ? best : undefined;
}
