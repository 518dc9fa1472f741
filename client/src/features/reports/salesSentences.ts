import { isFleetOverNet } from '../../domain/campaigns/fleetOverNet';
import { differencePercent, monthsOver } from '../../shared/charts/data/figures';
import { formatNumber } from '../../shared/i18n/format';
import { changeText, runningTime, shareText, tiresText, wholeTime, type About, type Time, type Texts } from './texts';

export interface ComparedMonth {
  readonly month: string;
  readonly tires: number;
  readonly tiresBefore: number;
}

/** The result of comparing the sales of two years, over the months that can be compared. */
type Comparison =
  | { readonly kind: 'begun' | 'returns' | 'none' | 'noneBefore' | 'equal' | 'alike' | 'stopped' }
  | { readonly kind: 'more' | 'fewer'; readonly percent: string };

interface ComparedSales {
  readonly time: Time;
  readonly tires: number;
  readonly tiresBefore: number;
  readonly comparison: Comparison;
}

/**
 * Compares the sales of a period with those of the year before. In a running year only complete months are compared
 * (docs/domain/reports.md).
 */
function compareSales(texts: Texts, about: About, months: readonly ComparedMonth[]): ComparedSales {
  const complete = monthsOver(months, about.today);
  const sum = (counted: readonly ComparedMonth[], key: 'tires' | 'tiresBefore') =>
    counted.reduce((total, month) => total + month[key], 0);
  if (complete.length === 0) {
    const tires = sum(months, 'tires');
    return { time: wholeTime(texts, about), tires, tiresBefore: 0, comparison: { kind: 'begun' } };
  }
  const tires = sum(complete, 'tires');
  const tiresBefore = sum(complete, 'tiresBefore');
  return {
    time: complete.length === months.length ? wholeTime(texts, about) : runningTime(texts, complete, about.year),
    tires,
    tiresBefore,
    comparison: comparisonOf(tires, tiresBefore),
  };
}

function comparisonOf(tires: number, tiresBefore: number): Comparison {
  if (tires < 0) return { kind: 'returns' };
  if (tires === 0) return { kind: tiresBefore > 0 ? 'stopped' : 'none' };
  if (tires === tiresBefore) return { kind: 'equal' };
  const percent = differencePercent(tires, tiresBefore);
  if (percent === undefined) return { kind: 'noneBefore' };
  if (Number(percent) === 0) return { kind: 'alike' };
  return { kind: Number(percent) > 0 ? 'more' : 'fewer', percent };
}

/** 'La tua rete ha venduto 12.480 pneumatici nel 2025, il 6 % in più del 2024.' */
export function salesSentence(texts: Texts, about: About, { months, stopped }: SalesFacts): string {
  return withStopped(texts, salesText(texts, about, compareSales(texts, about, months)), stopped);
}

/** The figures for a sentence about sales. */
interface SalesFacts {
  readonly months: readonly ComparedMonth[];
  /** The number of dealers that have stopped buying; null if that is not known for the period. */
  readonly stopped: number | null;
}

/** Appends '14 dealer sono fermi: …' to a sentence, if there are any. */
function withStopped({ intl, language }: Texts, sentence: string, stopped: number | null): string {
  if (stopped === null || stopped === 0) return sentence;
  const values = { count: stopped, number: formatNumber(stopped, language) };
  return `${sentence} ${intl.formatMessage({ id: 'reports.stopped' }, values)}`;
}

/** 'Nel 2025 la tua rete ha venduto 710 pneumatici in più del 2024: 12.480 contro 11.770 (+6,0 %).' */
export function differenceSentence(texts: Texts, about: About, { months, stopped }: SalesFacts): string {
  return withStopped(texts, differenceText(texts, about, months), stopped);
}

function differenceText(texts: Texts, about: About, months: readonly ComparedMonth[]): string {
  const sales = compareSales(texts, about, months);
  const { time, tires, tiresBefore, comparison } = sales;
  if (comparison.kind !== 'more' && comparison.kind !== 'fewer') return salesText(texts, about, sales);
  return texts.intl.formatMessage(
    { id: `reports.difference.${comparison.kind}` },
    {
      ...time,
      who: about.who,
      difference: tiresText(texts, Math.abs(tires - tiresBefore)),
      tires: formatNumber(tires, texts.language),
      tiresBefore: formatNumber(tiresBefore, texts.language),
      change: changeText(texts, comparison.percent),
    },
  );
}

function salesText(texts: Texts, { who }: About, { time, tires, tiresBefore, comparison }: ComparedSales): string {
  const share = 'percent' in comparison ? shareText(texts, comparison.percent.replace('-', '')) : '';
  const isNothingYet = comparison.kind === 'begun' && tires === 0;
  return texts.intl.formatMessage(
    { id: `reports.sales.${isNothingYet ? 'notYet' : comparison.kind}` },
    {
      ...time,
      who,
      share,
      tires: tiresText(texts, tires),
      before: formatNumber(tiresBefore, texts.language),
      countBefore: tiresBefore,
    },
  );
}

interface FleetSales {
  readonly tires: number;
  readonly tiresFleet: number;
  readonly fleetPercentage: string;
}

/** 'La tua rete ha venduto 12.480 pneumatici nel 2025: 2.920 a flotte, il 23,4 % del totale.' */
export function fleetSentence(
  texts: Texts,
  about: About,
  { tires, tiresFleet, fleetPercentage }: FleetSales,
  months: readonly { readonly month: string }[],
): string {
  const isOver = monthsOver(months, about.today).length === months.length;
  const { during } = wholeTime(texts, about);
  return texts.intl.formatMessage(
    { id: `reports.fleet.${fleetKind(tires, tiresFleet)}` },
    {
      who: about.who,
      during: isOver ? during : texts.intl.formatMessage({ id: 'reports.time.soFar' }, { during }),
      tires: tiresText(texts, tires),
      count: tires,
      fleet: formatNumber(tiresFleet, texts.language),
      share: shareText(texts, fleetPercentage),
    },
  );
}

/**
 * The fleets' share in percent with one decimal, rounded half up; 0.0 if there are no tyres or only returns
 * (docs/domain/reports.md).
 */
export function fleetPercentage({ tires, tiresFleet }: Omit<FleetSales, 'fleetPercentage'>): string {
  return tires <= 0 ? '0.0' : (Math.floor((2000 * tiresFleet + tires) / (2 * tires)) / 10).toFixed(1);
}

function fleetKind(tires: number, tiresFleet: number): string {
  if (tires === 0 && tiresFleet === 0) return 'none';
  if (tires <= 0 || tiresFleet < 0 || isFleetOverNet(tiresFleet, tires)) return 'returns';
  if (tiresFleet === 0) return 'noFleet';
  return tiresFleet === tires ? 'all' : 'some';
}
