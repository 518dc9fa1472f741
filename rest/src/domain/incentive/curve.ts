/** The cumulative tyres of a campaign day by day, beside its pace and the year before (docs/domain/campaigns-over-time.md). */
import type { CurvePace, CurveStep } from '@gdd/schema/curves';
import { roundedQuotient } from '../decimal.js';
import { daysAfter, daysBetween, yearBefore } from '../periods.js';
import { shareOf, sharesByTires, type Period } from './underWay.js';

/** The tyres that one day adds. */
export interface DayTires {
  /** yyyy-mm-dd */
  readonly day: string;
  readonly quantity: number;
}

/** A point of a curve: all tyres up to the end of a day. */
export interface CurvePoint {
  readonly day: string;
  /** From 1: curves of two campaigns are laid over each other by it. */
  readonly dayOfPeriod: number;
  /** Null on days that nothing is known of yet. */
  readonly tires: number | null;
  /** The goal times the share s of the day. */
  readonly expected: number;
  /** Up to the same day of the year before. */
  readonly before: number;
}

interface Curve {
  readonly step: CurveStep;
  readonly pace: CurvePace;
  /** Ascending; the last is the last day of the period. */
  readonly points: readonly CurvePoint[];
}

/** Longer periods have a point for each week. */
const mostDailyPoints = 92;

/**
 * The points of a campaign's curve.
 *
 * @param goalThreshold of all dealers in scope, tyres
 * @param days of their tyres in the period, ascending
 * @param daysBefore of theirs a year before, ascending
 * @param allDaysBefore of all dealers a year before, ascending: the share follows from them, whoever is in scope
 * @param today the programme's day
 */
export function curveOf(
  period: Period,
  goalThreshold: number,
  tires: {
    readonly days: readonly DayTires[];
    readonly daysBefore: readonly DayTires[];
    readonly allDaysBefore: readonly DayTires[];
  },
  today: string,
): Curve {
  const { startsOn, endsOn } = period;
  const lastDay = tires.days.at(-1)?.day ?? '';
  const known = lastDay > today ? lastDay : today;
  const step = daysBetween(startsOn, endsOn) < mostDailyPoints ? 'day' : 'week';
  const whole = tires.allDaysBefore.reduce((sum, { quantity }) => sum + quantity, 0);
  const [now, before, all] = [tires.days, tires.daysBefore, tires.allDaysBefore].map(sumUntil);
  const points = pointDays(period, step, [today, lastDay]).map((day) => {
    const share = shareOf({ toDay: all?.(yearBefore(day)) ?? 0, whole }, period, day);
    return {
      day,
      dayOfPeriod: daysBetween(startsOn, day) + 1,
      tires: day <= known ? (now?.(day) ?? 0) : null,
      expected: Number(roundedQuotient(BigInt(goalThreshold) * share.numerator, share.denominator)),
      before: before?.(yearBefore(day)) ?? 0,
    };
  });
  return { step, pace: sharesByTires(whole) ? 'yearBefore' : 'days', points };
}

/** The days of a curve's points: every one or the last of each week, the last of the period, and some further ones in it. */
function pointDays({ startsOn, endsOn }: Period, step: CurveStep, further: readonly string[]): string[] {
  const many = daysBetween(startsOn, endsOn) + 1;
  const each = step === 'day' ? 1 : 7;
  const regular = Array.from({ length: Math.floor(many / each) }, (_, index) =>
    daysAfter(startsOn, (index + 1) * each - 1),
  );
  const within = further.filter((day) => day >= startsOn && day <= endsOn);
  return [...new Set([...regular, ...within, endsOn])].sort();
}

/** Sums up to a day, asked for with ascending days. */
function sumUntil(days: readonly DayTires[]): (day: string) => number {
  let [next, sum] = [0, 0];
  return (day) => {
    for (let each = days[next]; each !== undefined && each.day <= day; each = days[next]) {
      sum += each.quantity;
      next += 1;
    }
    return sum;
  };
}
