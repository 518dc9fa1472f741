/**
 * The curve of a campaign: cumulative tyres by day, with the expected pace and the year before
 * (docs/domain/campaigns-over-time.md).
 */
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
  /** Counted from 1; aligns the curves of several campaigns. */
  readonly dayOfPeriod: number;
  /** Null on days after both today and the last sale line. */
  readonly tires: number | null;
  /** The goal times the share s expected by the day. */
  readonly expected: number;
  /** The tyres up to the same day of the year before. */
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
 * @param tires.days the tyres of the dealers in scope in the period, by day, ascending
 * @param tires.daysBefore theirs a year before, ascending
 * @param tires.allDaysBefore those of all dealers a year before, ascending: the share s is derived from all dealers,
 *   whatever the scope
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
  const lastKnownDay = lastDay > today ? lastDay : today;
  const step = daysBetween(startsOn, endsOn) < mostDailyPoints ? 'day' : 'week';
  const whole = tires.allDaysBefore.reduce((sum, { quantity }) => sum + quantity, 0);
  const [tiresUntil, beforeUntil, allBeforeUntil] = [tires.days, tires.daysBefore, tires.allDaysBefore].map(sumUntil);
  const points = pointDays(period, step, [today, lastDay]).map((day) => {
    const share = shareOf({ toDay: allBeforeUntil?.(yearBefore(day)) ?? 0, whole }, period, day);
    return {
      day,
      dayOfPeriod: daysBetween(startsOn, day) + 1,
      tires: day <= lastKnownDay ? (tiresUntil?.(day) ?? 0) : null,
      expected: Number(roundedQuotient(BigInt(goalThreshold) * share.numerator, share.denominator)),
      before: beforeUntil?.(yearBefore(day)) ?? 0,
    };
  });
  return { step, pace: sharesByTires(whole) ? 'yearBefore' : 'days', points };
}

/**
 * The days of a curve's points: every day, or the last day of each week; the last day of the period; and `further`
 * days.
 */
function pointDays({ startsOn, endsOn }: Period, step: CurveStep, further: readonly string[]): string[] {
  const dayCount = daysBetween(startsOn, endsOn) + 1;
  const interval = step === 'day' ? 1 : 7;
  const regular = Array.from({ length: Math.floor(dayCount / interval) }, (_, index) =>
    daysAfter(startsOn, (index + 1) * interval - 1),
  );
  const within = further.filter((day) => day >= startsOn && day <= endsOn);
  return [...new Set([...regular, ...within, endsOn])].sort();
}

/** A running sum up to a day. The returned function must be called with ascending days. */
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
