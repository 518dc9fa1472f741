import { differencePercent } from '../../../shared/charts/data/figures';
import { formatEuro, formatNumber } from '../../../shared/i18n/format';
import type { ReportFigure } from '../page/report';
import { changeText, tiresText, type Texts } from '../texts';

/** The sales of a period beside those of the year before. */
export interface ComparedSales {
  readonly tires: number;
  readonly tiresBefore: number;
  readonly difference: number;
  readonly differencePercentage: string | null;
  readonly amount: string;
  readonly amountBefore: string;
}

export type SalesField = keyof ComparedSales;

/** The figures with labels, formatted for rows and for their sum. */
export function salesFigures(texts: Texts, sales: ComparedSales): readonly ReportFigure[] {
  const { language } = texts;
  const figure = (key: SalesField, value: string): ReportFigure => ({
    key,
    label: texts.intl.formatMessage({ id: `reports.${key}` }),
    value,
  });
  return [
    figure('tires', formatNumber(sales.tires, language)),
    figure('tiresBefore', formatNumber(sales.tiresBefore, language)),
    figure('difference', formatNumber(sales.difference, language, { signDisplay: 'exceptZero' })),
    figure('differencePercentage', changeOrNone(texts, sales.differencePercentage)),
    figure('amount', formatEuro(sales.amount, language)),
    figure('amountBefore', formatEuro(sales.amountBefore, language)),
  ];
}

/** '+6,0 %', or a dash without a year to compare with. */
export function changeOrNone(texts: Texts, percent: string | null): string {
  return percent === null ? texts.intl.formatMessage({ id: 'reports.noValue' }) : changeText(texts, percent);
}

/** Tyres and amount as main numbers, each with its value of the year before. */
export function comparedFigures(texts: Texts, year: number, sales: ComparedSales): readonly ReportFigure[] {
  const { intl, language } = texts;
  return [
    comparedTires(texts, year, sales.tires, sales.tiresBefore),
    {
      key: 'amount',
      label: intl.formatMessage({ id: 'reports.amount' }),
      value: formatEuro(sales.amount, language),
      detail: comparisonText(
        texts,
        year,
        formatEuro(sales.amountBefore, language),
        differencePercent(sales.amount, sales.amountBefore),
      ),
    },
  ];
}

/** Tyres as a main number, with their value of the year before. */
export function comparedTires(texts: Texts, year: number, tires: number, tiresBefore: number): ReportFigure {
  const { intl, language } = texts;
  return {
    key: 'tires',
    label: intl.formatMessage({ id: 'reports.tires' }),
    value: formatNumber(tires, language),
    detail: comparisonText(texts, year, formatNumber(tiresBefore, language), differencePercent(tires, tiresBefore)),
  };
}

/** '11.770 nel 2024 (+6,0 %)' */
function comparisonText(texts: Texts, year: number, before: string, percent: string | undefined): string {
  return texts.intl.formatMessage(
    { id: percent === undefined ? 'reports.against' : 'reports.againstChange' },
    { before, year: String(year - 1), change: percent === undefined ? '' : changeText(texts, percent) },
  );
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
