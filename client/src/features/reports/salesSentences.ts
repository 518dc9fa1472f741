import { isFleetOverNet } from '../../domain/campaigns/fleetOverNet';
import { differencePercent } from '../../shared/charts/data/figures';
import { formatNumber } from '../../shared/i18n/format';
import {
  changeText,
  comparedTime,
  isOver,
  shareText,
  tiresText,
  wholeTime,
  type About,
  type Time,
  type Texts,
} from './texts';

/** The result of comparing the sales of two years to the same day. */
type Comparison =
  | { readonly kind: 'notYet' | 'returns' | 'none' | 'noneBefore' | 'equal' | 'alike' | 'stopped' }
  | { readonly kind: 'more' | 'fewer'; readonly percent: string };

interface ComparedSales {
  readonly time: Time;
  readonly tires: number;
  readonly tiresBefore: number;
  readonly comparison: Comparison;
}

/**
 * Compares the sales of a period with those of the year before: while it runs, both to the same day
 * (docs/domain/reports.md).
 */
function compareSales(texts: Texts, about: About, { tires, tiresBefore }: SalesFacts['toDay']): ComparedSales {
  const isNothingYet = tires === 0 && tiresBefore === 0 && !isOver(about);
  return {
    time: isNothingYet ? wholeTime(texts, about) : comparedTime(texts, about),
    tires,
    tiresBefore,
    comparison: isNothingYet ? { kind: 'notYet' } : comparisonOf(tires, tiresBefore),
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
export function salesSentence(texts: Texts, about: About, { toDay, stopped }: SalesFacts): string {
  return withStopped(texts, salesText(texts, about, compareSales(texts, about, toDay)), stopped);
}

/** The figures for a sentence about sales. */
interface SalesFacts {
  readonly toDay: { readonly tires: number; readonly tiresBefore: number };
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
export function differenceSentence(texts: Texts, about: About, { toDay, stopped }: SalesFacts): string {
  return withStopped(texts, differenceText(texts, about, toDay), stopped);
}

function differenceText(texts: Texts, about: About, toDay: SalesFacts['toDay']): string {
  const sales = compareSales(texts, about, toDay);
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
  return texts.intl.formatMessage(
    { id: `reports.sales.${comparison.kind}` },
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
export function fleetSentence(texts: Texts, about: About, { tires, tiresFleet, fleetPercentage }: FleetSales): string {
  const { during } = wholeTime(texts, about);
  return texts.intl.formatMessage(
    { id: `reports.fleet.${fleetKind(tires, tiresFleet)}` },
    {
      who: about.who,
      during: isOver(about) ? during : texts.intl.formatMessage({ id: 'reports.time.soFar' }, { during }),
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
