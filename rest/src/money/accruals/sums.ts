/** The sums of rows of accruals (docs/domain/accruals.md). */
import type { PrizeState } from '@gdd/schema/accruals';
import { sql, type SQL } from 'drizzle-orm';

/** The rows of a month, as a table expression. */
export type RowsSource = SQL;

/** The sums of some rows of a month, EUR. */
export interface AccrualSums {
  /** The number of distinct dealers. */
  readonly dealers: number;
  readonly opening: string;
  readonly accrued: string;
  readonly corrections: string;
  readonly adjustments: string;
  readonly paid: string;
  readonly released: string;
  readonly closing: string;
  /** The closings above 0. */
  readonly owed: string;
  /** The closings below 0, as a positive amount. */
  readonly debts: string;
  /** The part of the closing that is final: prizes that can be spent, and entries beside prizes that are released. */
  readonly unlocked: string;
  /** The part of the closing whose prize may still be unlocked. */
  readonly notUnlocked: string;
  /** The part of the closing that is locked in campaigns that have ended and are not closed. */
  readonly awaitingClosing: string;
}

/** The sum of a column. @param filter a `filter` clause */
export const sum = (name: string, filter: SQL = sql``) =>
  sql`coalesce(sum(${sql.raw(name)}) ${filter}, 0)::numeric(24, 2)`;

/** The state of the prize of a row; months closed before it was kept know only whether it was unlocked. */
export const prizeState = sql`coalesce(prize_state, case when unlocked then 'unlocked' else 'locked' end)`;

/** The part of the closing whose prizes are in one of some states. */
const partOf = (...states: PrizeState[]) => sum('closing', sql`filter (where ${prizeState} in ${states})`);

/** The columns of `AccrualSums`, of rows named `accrual`. */
export const sums = sql`count(distinct accrual.dealer_id)::int as dealers, ${sum('opening')} as opening, ${sum('accrued')} as accrued,
  ${sum('corrections')} as corrections, ${sum('adjustments')} as adjustments, ${sum('paid')} as paid,
  ${sum('released')} as released, ${sum('closing')} as closing, ${sum('greatest(closing, 0)')} as owed,
  ${sum('greatest(-closing, 0)')} as debts, ${partOf('unlocked', 'released')} as unlocked,
  ${partOf('locked')} as "notUnlocked", ${partOf('awaitingClosing')} as "awaitingClosing"`;
