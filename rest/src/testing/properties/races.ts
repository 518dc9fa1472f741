import { Refusal } from '../../platform/http/errors.js';

/** As many as the pool has connections. */
export const callersAtOnce = 10;
export const tries = 1000;
export const triesOfNaive = 200;
/** Callers that want the same thing. */
export const rivals = 4;
/** Milliseconds that a race may take. */
export const patience = 300_000;

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

/**
 * Where rivals for one thing wait for each other: who has read goes on to write when all of them have read. It makes a
 * naive way lose each time, whatever the machine is busy with.
 */
export class Rendezvous {
  private readonly waiting = new Map<number, (() => void)[]>();

  constructor(private readonly expected: number = rivals) {}

  /** Resolves when as many as are expected have come for the same thing, whose next meeting can then begin. */
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
