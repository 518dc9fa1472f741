/** Signals for the live streams of the gateway (docs/domain/live.md). */
import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceContext } from '../../ground/platform/context.js';
import { cursorFrom, cursorText } from './cursor.js';
import { signalsSince, type SignalsFound } from './queries.js';

/** Milliseconds between two reads of the database: most of the delay between a commit and its signal on a stream. */
const pollMs = 250;
/** Reads in one call, 1.25 s and what they take themselves: shorter than the gateway's timeout of a read, 2 s. */
const maxReads = 6;
/** With as many signals as this the response is a gap: the client reads everything again. */
const maxSignals = 1000;

/**
 * The signals after a cursor, each once. If there are none and `wait` is set, it waits some two seconds for some.
 *
 * @param after null returns no signals, only the current cursor
 * @param isStopped whether the process is ending: then it does not wait
 */
export async function newSignals(
  { database, clock }: Pick<ServiceContext, 'database' | 'clock'>,
  { after, wait }: { readonly after: string | null; readonly wait: boolean },
  isStopped: () => boolean,
) {
  const cursor = after === null ? undefined : cursorFrom(after, clock.now());
  const response = ({ snapshot, signals }: SignalsFound, isGap: boolean) => ({
    cursor: cursorText({ snapshot, at: clock.now() }),
    isGap,
    signals: isGap ? [] : signals,
  });
  for (let reads = 1; ; reads += 1) {
    const found = await signalsSince(database, cursor?.snapshot ?? null, maxSignals);
    if (cursor === undefined) return response(found, after !== null);
    const isGap = found.isAhead || found.signals.length === maxSignals;
    if (isGap || found.signals.length > 0 || !wait || reads === maxReads || isStopped()) return response(found, isGap);
    await pause(pollMs);
  }
}
