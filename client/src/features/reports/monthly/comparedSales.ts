import { differencePercent } from '../../../shared/charts/data/figures';
import { formatEuro, formatNumber } from '../../../shared/i18n/format';
import type { ReportFigure } from '../page/report';
import { changeText, comparedTime, isOver, tiresText, type About, type Texts } from '../texts';

/** The sales of a period beside those of the year before, both to the same day. */
export interface ComparedSales {
  readonly toDay: {
    readonly tires: number;
    readonly tiresBefore: number;
    readonly difference: number;
    readonly percent: string | null;
    readonly amount: string;
    readonly amountBefore: string;
  };
  /** Of the whole period of the year before, as `amountBefore`. */
  readonly tiresBefore: number;
  readonly amountBefore: string;
}

export type SalesField =
  | 'toDayTires'
  | 'toDayTiresBefore'
  | 'toDayDifference'
  | 'toDayPercent'
  | 'toDayAmount'
  | 'toDayAmountBefore'
  | 'tiresBefore';

/** The figures with labels, formatted for rows and for their sum. */
export function salesFigures(texts: Texts, { toDay, tiresBefore }: ComparedSales): readonly ReportFigure[] {
  const { language } = texts;
  const figure = (key: SalesField, value: string): ReportFigure => ({
    key,
    label: texts.intl.formatMessage({ id: `reports.${key}` }),
    value,
  });
  return [
    figure('toDayTires', formatNumber(toDay.tires, language)),
    figure('toDayTiresBefore', formatNumber(toDay.tiresBefore, language)),
    figure('toDayDifference', formatNumber(toDay.difference, language, { signDisplay: 'exceptZero' })),
    figure('toDayPercent', changeOrNone(texts, toDay.percent)),
    figure('toDayAmount', formatEuro(toDay.amount, language)),
    figure('toDayAmountBefore', formatEuro(toDay.amountBefore, language)),
    figure('tiresBefore', formatNumber(tiresBefore, language)),
  ];
}

/** '+6,0 %', or a dash without a year to compare with. */
export function changeOrNone(texts: Texts, percent: string | null): string {
  return percent === null ? texts.intl.formatMessage({ id: 'labels.noValue' }) : changeText(texts, percent);
}

/** Tyres and amount as main numbers, each with its value of the year before. */
export function comparedFigures(
  texts: Texts,
  about: About,
  { toDay, tiresBefore, amountBefore }: ComparedSales,
): readonly ReportFigure[] {
  return [
    comparedTires(texts, about, toDay, tiresBefore),
    {
      key: 'amount',
      label: texts.intl.formatMessage({ id: 'labels.amount' }),
      value: formatEuro(toDay.amount, texts.language),
      detail: comparisonText(texts, about, {
        before: formatEuro(toDay.amountBefore, texts.language),
        percent: differencePercent(toDay.amount, toDay.amountBefore),
        whole: formatEuro(amountBefore, texts.language),
      }),
    },
  ];
}

/**
 * Tyres as a main number, with their value of the year before.
 *
 * @param tiresBefore of the whole period of the year before
 */
export function comparedTires(
  texts: Texts,
  about: About,
  toDay: { readonly tires: number; readonly tiresBefore: number },
  tiresBefore: number,
): ReportFigure {
  const { intl, language } = texts;
  return {
    key: 'tires',
    label: intl.formatMessage({ id: 'reports.tires' }),
    value: formatNumber(toDay.tires, language),
    detail: comparisonText(texts, about, {
      before: formatNumber(toDay.tiresBefore, language),
      percent: differencePercent(toDay.tires, toDay.tiresBefore),
      whole: formatNumber(tiresBefore, language),
    }),
  };
}

interface Comparison {
  /** Of the year before, to the same day. */
  readonly before: string;
  readonly percent: string | undefined;
  /** Of the whole period of the year before. */
  readonly whole: string;
}

/** '11.770 nel 2024 (+6,0 %)'; while the period runs 'nello stesso periodo del 2024', and the whole apart. */
function comparisonText(texts: Texts, about: About, { before, percent, whole }: Comparison): string {
  const { intl } = texts;
  const against = intl.formatMessage(
    { id: percent === undefined ? 'reports.against' : 'reports.againstChange' },
    {
      before,
      time: comparedTime(texts, about).duringBefore,
      change: percent === undefined ? '' : changeText(texts, percent),
    },
  );
  return isOver(about)
    ? against
    : intl.formatMessage({ id: 'reports.wholeBefore' }, { against, year: String(about.year - 1), before: whole });
}

/** The number of dealers with sales, and their average. */
export function sellingDealers(texts: Texts, { dealers, tires }: { dealers: number; tires: number }): ReportFigure {
  const { intl, language } = texts;
  const average = dealers === 0 ? 0 : Math.round(tires / dealers);
  return {
    key: 'dealers',
    label: intl.formatMessage({ id: 'reports.dealersSelling' }),
    value: formatNumber(dealers, language),
    detail:
      dealers === 0 ? undefined : intl.formatMessage({ id: 'reports.average' }, { tires: tiresText(texts, average) }),
  };
}
