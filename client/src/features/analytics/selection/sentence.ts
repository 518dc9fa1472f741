import type { AnalyticsMeasure } from '@gdd/schema/reports';
import { italianArticle } from '@gdd/schema/italianArticle';
import { differencePercent, wholeMonths } from '../../../shared/charts/data/figures';
import { formatNumber, formatPercent } from '../../../shared/i18n/format';
import { reportedMeasure } from './analyticsInput';
import type { AnalyticsState } from './analyticsCodec';
import { changeText, isSum, keyText, valueText, type Group, type Totals, type Texts } from '../texts';

/** The figures of a sentence: the totals, and the largest group. */
export interface Reported {
  readonly state: AnalyticsState;
  readonly year: number;
  /** The programme's day; undefined while it is not known. */
  readonly today: string | undefined;
  readonly totals: Totals;
  /** Undefined where there are no groups. */
  readonly top: Group | undefined;
}

/**
 * A result as a sentence: 'Nel 2025 sono stati venduti 72.480 pneumatici; la marca più venduta è Aquila, 34 %. Rispetto
 * al 2024: +6,2 %.'
 */
export function analyticsSentence(texts: Texts, reported: Reported): string {
  const { intl, language } = texts;
  const measure = reportedMeasure(reported.state);
  const value = reported.totals.values[measure];
  const text = valueText(texts, measure, value);
  const total = intl.formatMessage(
    { id: `analytics.sentence.${measure}` },
    {
      time: periodText(texts, reported),
      count: Number(value ?? 0),
      number: formatNumber(value ?? 0, language),
      value: text,
      article: italianArticle(text),
    },
  );
  return [`${total}${topText(texts, reported, measure)}.`, comparedText(texts, reported, measure)].join(' ').trim();
}

/** 'Nel 2025', 'Nel primo semestre del 2025, finora,' */
function periodText({ intl }: Texts, reported: Reported): string {
  const { period } = reported.state.filter;
  return intl.formatMessage(
    { id: `analytics.time.${isRunning(reported) ? 'running' : 'whole'}` },
    { year: String(reported.year), half: period === '' ? 'none' : period },
  );
}

/** Whether the reported period has not ended yet: its figures will still change. */
export function isRunning({ state, year, today }: Pick<Reported, 'state' | 'year' | 'today'>): boolean {
  return wholeMonths(year, today) < (state.filter.period === '1' ? 6 : 12);
}

function topText(texts: Texts, { state, totals, top }: Reported, measure: AnalyticsMeasure): string {
  const value = top?.values[measure] ?? null;
  if (top === undefined || value === null || Number(value) <= 0) return '';
  const { intl } = texts;
  const share = shareText(texts, state, measure, value, totals.values[measure]);
  const names = top.keys.map((key) => keyText(texts, key)).join(intl.formatMessage({ id: 'analytics.top.and' }));
  const [first, ...others] = state.selection.dimensions;
  if (top.keys.some((key) => key.value === null)) {
    return intl.formatMessage(
      { id: 'analytics.top.none' },
      { name: names.toLocaleLowerCase(texts.language), share: share ?? valueText(texts, measure, value) },
    );
  }
  if (measure === 'tires' && others.length === 0) {
    return intl.formatMessage(
      { id: `analytics.top.${first}` },
      { name: names, share: share ?? valueText(texts, measure, value) },
    );
  }
  const reported = valueText(texts, measure, value);
  return intl.formatMessage(
    { id: 'analytics.top.other' },
    { name: names, share: share === undefined ? reported : `${reported}, ${share}` },
  );
}

/** '34 %', '0,4 %'; undefined where the parts do not add up to the total. */
function shareText(
  { language }: Texts,
  { selection }: AnalyticsState,
  measure: AnalyticsMeasure,
  part: number | string,
  whole: number | string | null,
): string | undefined {
  if (!isSum(measure) || selection.dimensions.includes('campaign') || Number(whole) <= 0) return undefined;
  const percent = (100 * Number(part)) / Number(whole);
  return formatPercent(percent, language, { maximumFractionDigits: percent < 1 ? 1 : 0 });
}

function comparedText(texts: Texts, reported: Reported, measure: AnalyticsMeasure): string {
  const { values, before, wholeBefore } = reported.totals;
  const earlier = before?.[measure] ?? null;
  if (!reported.state.selection.compareYear || earlier === null) return '';
  const { intl } = texts;
  const yearBefore = String(reported.year - 1);
  const value = valueText(texts, measure, earlier);
  const percent = differencePercent(values[measure] ?? 0, earlier);
  if (isRunning(reported) && measure !== 'goalAttainment') {
    const whole = valueText(texts, measure, wholeBefore?.[measure] ?? null);
    return intl.formatMessage(
      { id: `analytics.compared.${isSum(measure) && percent !== undefined ? 'changeToDay' : 'toDay'}` },
      { yearBefore, value, whole, difference: percent === undefined ? '' : changeText(texts, percent) },
    );
  }
  // measures that are no sums are not compared in percent, and goals have no days
  if (!isSum(measure) || percent === undefined) {
    return intl.formatMessage(
      { id: `analytics.compared.${reported.state.filter.period === '' ? 'year' : 'half'}` },
      { yearBefore, value },
    );
  }
  return intl.formatMessage(
    { id: 'analytics.compared.difference' },
    { yearBefore, value, difference: changeText(texts, percent) },
  );
}
