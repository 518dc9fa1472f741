import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../ground/database/connections/connection.js';
import { rowsIn } from '../../ground/database/rows.js';
import { Refusal } from '../../ground/platform/http/errors.js';
import { randomRuns } from './randomRuns.js';

/** The number of connections in the pool. */
export const callersAtOnce = 10;
/** Calls of each race. */
export const tries = randomRuns(250, 1000);
/** Calls in tests that show how an implementation without locks fails. */
export const triesOfNaive = 200;
/** Concurrent callers for the same object. */
export const rivals = 4;
/** Timeout of a race, ms. */
export const patience = 300_000;

/** The outcome of a call: done, or the reason of its refusal. */
export type Outcome = 'done' | NonNullable<Refusal['details']['reason']>;

/**
 * Makes the calls in their order, `callers` of them concurrently: rivals are adjacent, so they run at the same time.
 */
export async function atOnce(calls: readonly (() => Promise<unknown>)[], callers: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = calls.entries();
  const caller = async () => {
    for (const [index, call] of waiting) outcomes[index] = await outcomeOf(call);
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return outcomes;
}

/**
 * Makes calls that wait for the same row, which is held until all of them wait, each begun when the one before it does:
 * they get the row in their order.
 *
 * @param row a statement that locks the row
 */
export async function inTurn(
  database: Database,
  row: SQL,
  calls: readonly (() => Promise<unknown>)[],
): Promise<Outcome[]> {
  const begun = await database.transaction(async (transaction) => {
    await transaction.execute(row);
    const outcomes: Promise<Outcome>[] = [];
    for (const call of calls) {
      outcomes.push(outcomeOf(call));
      while ((await waitingForLocks(database)) < outcomes.length);
    }
    return outcomes;
  });
  return Promise.all(begun);
}

/** How many sessions wait for a lock. @param database not a transaction, which sees one state of the sessions */
async function waitingForLocks(database: Database): Promise<number> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return rowsIn(await database.execute(waiting)).length;
}

/**
 * A barrier at which rivals for one object wait for each other: they write only after all have read. So an
 * implementation without locks fails in every run, whatever the load of the machine.
 */
export class Rendezvous {
  private readonly waiting = new Map<number, (() => void)[]>();

  constructor(private readonly expected: number = rivals) {}

  /** Resolves when the expected number of callers wait for the same object, and resets the barrier for it. */
  async meet(thing: number): Promise<void> {
    const before = this.waiting.get(thing) ?? [];
    if (before.length + 1 < this.expected) {
      await new Promise<void>((resolve) => this.waiting.set(thing, [...before, resolve]));
    } else {
      this.waiting.delete(thing);
      for (const resolve of before) resolve();
    }
  }
}

async function outcomeOf(call: () => Promise<unknown>): Promise<Outcome> {
  try {
    await call();
    return 'done';
  } catch (error) {
    if (error instanceof Refusal && error.details.reason !== undefined) return error.details.reason;
    throw error;
  }
}
