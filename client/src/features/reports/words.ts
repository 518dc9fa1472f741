import type { IntlShape } from 'react-intl';
import { differencePercent, monthsOver } from '../../shared/charts/figures';
import {
  formatEuro,
  formatMonth,
  formatNumber,
  formatPercent,
  type Language,
  type Numeric,
} from '../../shared/i18n/format';
import type { Standing } from '@gdd/schema/reports';
import type { Half } from '../../shared/list/years';
import type { EndsWithin } from './reportFilter';

/** What texts are made with. */
export interface Words {
  readonly intl: IntlShape;
  readonly language: Language;
}

/** What a report's sentence is about. */
export interface About {
  /** 'La tua rete', 'La rete di Gomme Rossi': begins a sentence. */
  readonly who: string;
  readonly year: number;
  readonly half: Half;
  /** The programme's day; undefined while it is not known. */
  readonly today: string | undefined;
  /** The word, where the report is a work list. */
  readonly standing: Standing | '';
  /** Days within which its campaigns end. */
  readonly endsWithin: EndsWithin;
}

/** A time as three phrases: 'nel 2025', 'nel 2024', 'del 2024'. */
interface Time {
  readonly during: string;
  readonly duringBefore: string;
  readonly ofBefore: string;
}

/** '12.480 pneumatici' */
export function tiresText({ intl, language }: Words, tires: number): string {
  return intl.formatMessage({ id: 'charts.tiresCount' }, { count: tires, number: formatNumber(tires, language) });
}

/** '6,2 %'; in a table always with its one decimal. */
export function percentText({ language }: Words, percent: Numeric, places: 0 | 1 = 1): string {
  return formatPercent(percent, language, { minimumFractionDigits: places, maximumFractionDigits: 1 });
}

/** '+6,2 %' */
export function changeText({ language }: Words, percent: Numeric): string {
  return formatPercent(percent, language, { minimumFractionDigits: 1, signDisplay: 'exceptZero' });
}

/** 'il 6 %', 'l’8,5 %', 'lo 0,4 %': a percentage within a sentence, with the article that it is read with. */
export function shareText(words: Words, percent: Numeric): string {
  return words.intl.formatMessage(
    { id: 'reports.share' },
    { article: italianArticle(String(percent)), percent: percentText(words, percent, 0) },
  );
}

/** The article of a number that is read aloud: l’uno, l’otto, l’undici, lo zero, il due. */
function italianArticle(number: string): 'elided' | 'zero' | 'plain' {
  const whole = number.replace(/\..*$/, '');
  if (whole === '0') return 'zero';
  const isElided = whole === '1' || whole.startsWith('8') || /^11(\d{3})*$/.test(whole);
  return isElided ? 'elided' : 'plain';
}

/** The whole time of a report: 'nel 2025', 'nel primo semestre del 2025'. */
export function wholeTime({ intl }: Words, { year, half }: Pick<About, 'year' | 'half'>): Time {
  const phrase = (name: string) =>
    intl.formatMessage(
      { id: `reports.time.${half === '' ? 'year' : 'half'}.${name}` },
      { year: String(year), yearBefore: String(year - 1), half },
    );
  return { during: phrase('during'), duringBefore: phrase('duringBefore'), ofBefore: phrase('ofBefore') };
}

/** The time of the months that are over, where the year, or its half, still runs: 'tra gennaio e ottobre 2025'. */
function runningTime({ intl, language }: Words, months: readonly { readonly month: string }[], year: number): Time {
  const name = (month: { readonly month: string } | undefined) =>
    month ? formatMonth(month.month, language, { month: 'long' }) : '';
  const phrase = (part: string) =>
    intl.formatMessage(
      { id: `reports.time.${months.length === 1 ? 'month' : 'months'}.${part}` },
      { from: name(months[0]), to: name(months.at(-1)), year: String(year), yearBefore: String(year - 1) },
    );
  return { during: phrase('during'), duringBefore: phrase('duringBefore'), ofBefore: phrase('ofBefore') };
}

export interface ComparedMonth {
  readonly month: string;
  readonly tires: number;
  readonly tiresBefore: number;
}

/** How the sales of two years stand to one another, in the time that can be compared. */
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
 * The sales of a time beside those of the year before. Where the year still runs, the months that are over are compared
 * (docs/domain/reports.md).
 */
function compareSales(words: Words, about: About, months: readonly ComparedMonth[]): ComparedSales {
  const over = monthsOver(months, about.today);
  const sum = (counted: readonly ComparedMonth[], key: 'tires' | 'tiresBefore') =>
    counted.reduce((total, month) => total + month[key], 0);
  if (over.length === 0) {
    const tires = sum(months, 'tires');
    return { time: wholeTime(words, about), tires, tiresBefore: 0, comparison: { kind: 'begun' } };
  }
  const tires = sum(over, 'tires');
  const tiresBefore = sum(over, 'tiresBefore');
  return {
    time: over.length === months.length ? wholeTime(words, about) : runningTime(words, over, about.year),
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
export function salesSentence(words: Words, about: About, { months, stopped }: SalesTold): string {
  return withStopped(words, tellSales(words, about, compareSales(words, about, months)), stopped);
}

/** What a sentence about sales is told from. */
interface SalesTold {
  readonly months: readonly ComparedMonth[];
  /** Dealers that have stopped buying; null where the time is none of theirs. */
  readonly stopped: number | null;
}

/** A sentence, and '14 dealer sono fermi: …' where there are some. */
function withStopped({ intl, language }: Words, sentence: string, stopped: number | null): string {
  if (stopped === null || stopped === 0) return sentence;
  const values = { count: stopped, number: formatNumber(stopped, language) };
  return `${sentence} ${intl.formatMessage({ id: 'reports.stopped' }, values)}`;
}

/** 'Nel 2025 la tua rete ha venduto 710 pneumatici in più del 2024: 12.480 contro 11.770 (+6,0 %).' */
export function differenceSentence(words: Words, about: About, { months, stopped }: SalesTold): string {
  return withStopped(words, tellDifference(words, about, months), stopped);
}

function tellDifference(words: Words, about: About, months: readonly ComparedMonth[]): string {
  const sales = compareSales(words, about, months);
  const { time, tires, tiresBefore, comparison } = sales;
  if (comparison.kind !== 'more' && comparison.kind !== 'fewer') return tellSales(words, about, sales);
  return words.intl.formatMessage(
    { id: `reports.difference.${comparison.kind}` },
    {
      ...time,
      who: about.who,
      difference: tiresText(words, Math.abs(tires - tiresBefore)),
      tires: formatNumber(tires, words.language),
      tiresBefore: formatNumber(tiresBefore, words.language),
      change: changeText(words, comparison.percent),
    },
  );
}

function tellSales(words: Words, { who }: About, { time, tires, tiresBefore, comparison }: ComparedSales): string {
  const share = 'percent' in comparison ? shareText(words, comparison.percent.replace('-', '')) : '';
  const isNothingYet = comparison.kind === 'begun' && tires === 0;
  return words.intl.formatMessage(
    { id: `reports.sales.${isNothingYet ? 'notYet' : comparison.kind}` },
    {
      ...time,
      who,
      share,
      tires: tiresText(words, tires),
      before: formatNumber(tiresBefore, words.language),
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
  words: Words,
  about: About,
  { tires, tiresFleet, fleetPercentage }: FleetSales,
  months: readonly { readonly month: string }[],
): string {
  const isOver = monthsOver(months, about.today).length === months.length;
  const { during } = wholeTime(words, about);
  return words.intl.formatMessage(
    { id: `reports.fleet.${fleetKind(tires, tiresFleet)}` },
    {
      who: about.who,
      during: isOver ? during : words.intl.formatMessage({ id: 'reports.time.soFar' }, { during }),
      tires: tiresText(words, tires),
      count: tires,
      fleet: formatNumber(tiresFleet, words.language),
      share: shareText(words, fleetPercentage),
    },
  );
}

/** 100·fleet/tyres with one decimal, half up; 0 where tyres are 0 or fewer (docs/domain/reports.md). */
export function fleetPercentage({ tires, tiresFleet }: Omit<FleetSales, 'fleetPercentage'>): string {
  return tires <= 0 ? '0.0' : (Math.floor((2000 * tiresFleet + tires) / (2 * tires)) / 10).toFixed(1);
}

function fleetKind(tires: number, tiresFleet: number): string {
  if (tires === 0 && tiresFleet === 0) return 'none';
  if (tires <= 0 || tiresFleet < 0 || tiresFleet > tires) return 'returns';
  if (tiresFleet === 0) return 'noFleet';
  return tiresFleet === tires ? 'all' : 'some';
}

interface CampaignSums {
  readonly dealers: number;
  readonly goalReached: number;
  readonly goalThreshold: number;
  readonly tiresPurchased: number;
}

/**
 * 'La tua rete ha raggiunto 34 obiettivi su 120 nelle campagne del 2025, con acquisti per 12.480 pneumatici.'
 *
 * @param title the one campaign that the report is about, if it is one
 * @param memberships how many dealers have a goal, one in two campaigns counted twice
 */
export function campaignsSentence(
  words: Words,
  about: About,
  { goalReached, tiresPurchased }: Pick<CampaignSums, 'goalReached' | 'tiresPurchased'>,
  memberships: number,
  title: string | undefined,
): string {
  const { intl, language } = words;
  const values = { year: String(about.year), half: about.half };
  const where =
    title === undefined && about.endsWithin !== ''
      ? underWayText(words, about.endsWithin)
      : title === undefined
        ? intl.formatMessage({ id: `reports.where.${about.half === '' ? 'year' : 'half'}` }, values)
        : intl.formatMessage({ id: 'reports.where.campaign' }, { title });
  return intl.formatMessage(
    { id: `reports.goals.${goalsKind(goalReached, memberships)}` },
    {
      who: about.who,
      where,
      during: wholeTime(words, about).during,
      reached: formatNumber(goalReached, language),
      countReached: goalReached,
      all: formatNumber(memberships, language),
      count: memberships,
      tires: tiresText(words, tiresPurchased),
    },
  );
}

/**
 * 'La tua rete ha 15 obiettivi vicini alla soglia nelle campagne in corso, con 1.121,00 € di premi in gioco.'
 *
 * @param memberships how many rows the work list has
 * @param euroAtStake EUR, where all are added up
 */
export function workListSentence(
  words: Words,
  { who, standing, endsWithin }: About,
  memberships: number,
  euroAtStake: string | null,
): string {
  const { intl, language } = words;
  const kind = memberships === 0 ? '.none' : '';
  return intl.formatMessage(
    { id: `reports.workList.${standing}${kind}` },
    {
      who,
      where: underWayText(words, endsWithin),
      count: memberships,
      number: formatNumber(memberships, language),
      euro: formatEuro(euroAtStake ?? 0, language),
    },
  );
}

/** 'nelle campagne in corso', 'nelle campagne che finiscono entro 7 giorni' */
export function underWayText({ intl }: Words, endsWithin: EndsWithin): string {
  return intl.formatMessage(
    { id: endsWithin === '' ? 'reports.where.underWay' : 'reports.where.endsWithin' },
    { days: endsWithin },
  );
}

function goalsKind(reached: number, memberships: number): string {
  if (memberships === 0) return 'none';
  if (reached === 0) return 'notReached';
  return reached === memberships ? 'all' : 'some';
}

/** The month in which most was sold; undefined where nothing was. */
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
