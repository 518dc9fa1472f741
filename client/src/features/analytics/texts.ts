import type { AnalyticsDimension, AnalyticsMeasure } from '@gdd/schema/reports';
import type { IntlShape } from 'react-intl';
import { formatEuro, formatMonth, formatNumber, formatPercent, type Language } from '../../shared/i18n/format';
import type { GroupKey } from './chart/drill';

/** The language of texts, with its messages. */
export interface Texts {
  readonly intl: IntlShape;
  readonly language: Language;
}

/** A group's key with its name, for dimensions whose values are ids. */
export interface NamedKey extends GroupKey {
  readonly label: string | null;
}

/** Sums as in the API's response; measures that were not requested are null. */
export type Values = Readonly<Record<AnalyticsMeasure, number | string | null>>;

/** Sums; where years are compared, both to the same day while the time runs. */
export interface Totals {
  readonly values: Values;
  /** Null where years are not compared. */
  readonly before: Values | null;
  /** Of the whole time of the year before. */
  readonly wholeBefore: Values | null;
}

export interface Group extends Totals {
  readonly keys: readonly NamedKey[];
}

/** 'Aquila', 'luglio', '17 pollici', 'Senza agente' */
export function keyText({ intl, language }: Texts, { dimension, value, label }: NamedKey): string {
  if (value === null) return intl.formatMessage({ id: `analytics.none.${dimension}` });
  switch (dimension) {
    case 'month':
      return formatMonth(value, language, { month: 'long' });
    case 'rim':
      return intl.formatMessage({ id: 'analytics.inches' }, { rim: value });
    case 'season':
    case 'segment':
    case 'channel':
      return intl.formatMessage({ id: `campaigns.form.${dimension}.${value}` });
    case 'tier':
      return intl.formatMessage({ id: `dealers.tier.${value}` });
    default:
      return label ?? (dimension === 'region' ? value : unknownText({ intl, language }, dimension, value));
  }
}

/** 'agente n. 31' */
export function unknownText({ intl }: Texts, dimension: AnalyticsDimension, id: string): string {
  return intl.formatMessage({ id: 'analytics.unknown' }, { name: dimensionText(intl, dimension), id });
}

/** 'Marca' */
export function dimensionText(intl: IntlShape, dimension: AnalyticsDimension): string {
  return intl.formatMessage({ id: `analytics.dimension.${dimension}` });
}

/** 'Pneumatici' */
export function measureText(intl: IntlShape, measure: AnalyticsMeasure): string {
  return intl.formatMessage({ id: `analytics.measure.${measure}` });
}

/** The text of a value in a cell: '12.480', '1.234,50 €', '18,2 %', '–' */
export function valueText({ intl, language }: Texts, measure: AnalyticsMeasure, value: number | string | null): string {
  if (value === null) return intl.formatMessage({ id: 'labels.noValue' });
  switch (measure) {
    case 'amount':
      return formatEuro(value, language);
    case 'fleetPercentage':
    case 'goalAttainment':
      return formatPercent(value, language, { minimumFractionDigits: 1 });
    default:
      return formatNumber(value, language);
  }
}

/** How two compared years are called: '2025', '2024'; while the time runs '2025 a oggi', '2024 allo stesso giorno'. */
export function yearNames(intl: IntlShape, year: number, isRunning: boolean) {
  const name = (id: string, of: number) => intl.formatMessage({ id: `analytics.${id}` }, { year: String(of) });
  return {
    now: isRunning ? name('toDay', year) : String(year),
    before: isRunning ? name('toDayBefore', year - 1) : String(year - 1),
    /** The whole of the year before, which stands apart while the time runs. */
    wholeBefore: name('wholeBefore', year - 1),
    /** The whole months of the year before, outlined while they are not over. */
    wholeMonths: name('wholeMonths', year - 1),
  };
}

/** '+6,2 %' */
export function changeText({ language }: Texts, percent: string): string {
  return formatPercent(percent, language, { minimumFractionDigits: 1, signDisplay: 'exceptZero' });
}

/** Whether a measure is a sum: only sums have shares and a difference to the year before in percent. */
export function isSum(measure: AnalyticsMeasure): boolean {
  return measure === 'tires' || measure === 'tiresFleet' || measure === 'amount';
}
