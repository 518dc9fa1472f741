import { Refusal } from '../../platform/http/errors.js';

/** As many as the pool has connections. */
export const callersAtOnce = 10;
export const tries = 1000;
export const triesOfNaive = 200;
/** Callers that want the same thing. */
export const rivals = 4;
/** Milliseconds that a race may take. */
export const patience = 120_000;

/** The outcome of a call: done, or the reason of its refusal. */
export type Outcome = 'done' | NonNullable<Refusal['details']['reason']>;

/** Makes the calls, so many at a time, in their order: rivals stand beside each other. */
export async function atOnce(calls: readonly (() => Promise<unknown>)[], callers: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = calls.entries();
  const caller = async () => {
    for (const [index, call] of waiting) outcomes[index] = await outcomeOf(call);
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return outcomes;
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
