/** What the gateway asks for its live streams (docs/domain/live.md). */
import { setTimeout as pause } from 'node:timers/promises';
import { gatewayKeyText } from '@gdd/schema/live';
import type { AppSecret } from '@gdd/schema/secret';
import type { ServiceContext } from '../platform/context.js';
import { Refusal } from '../platform/http/errors.js';
import { isSigned } from '../platform/http/signatures.js';
import { cursorFrom, cursorText } from './cursor.js';
import { signalsSince, type SignalsFound } from './queries.js';

/** Milliseconds between two looks at the database: the most of what a signal takes from its commit to a stream. */
const lookMs = 250;
/** Looks of one call, some two seconds: shorter than the gateway waits for any read. */
const looks = 6;
/** Whoever missed more than these asks for everything anew. */
const mostSignals = 1000;

/** Refuses whoever is not the gateway. @throws Refusal FORBIDDEN */
export function requireGateway(key: string, secret: AppSecret): void {
  if (!isSigned(gatewayKeyText, key, secret)) throw new Refusal('FORBIDDEN');
}

/**
 * The signals after a cursor, each once. Where there are none it waits for some, if asked to.
 *
 * @param after null: from now on
 * @param isStopped whether the process ends: then nothing is waited for
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
  for (let look = 1; ; look += 1) {
    const found = await signalsSince(database, cursor?.snapshot ?? null, mostSignals);
    if (cursor === undefined) return response(found, after !== null);
    const isGap = found.isAhead || found.signals.length === mostSignals;
    if (isGap || found.signals.length > 0 || !wait || look === looks || isStopped()) return response(found, isGap);
    await pause(lookMs);
  }
}
