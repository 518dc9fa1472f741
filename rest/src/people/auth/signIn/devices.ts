/** Sign-ins from devices that are new to their user are told (docs/domain/sessions.md). */
import { and, eq, lt } from 'drizzle-orm';
import { publishEvent } from '../../../events/publish.js';
import type { Clock } from '../../../ground/clock.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import { knownDevices } from '../../../ground/database/tables/people/sessions.js';
import { networkOf } from '../../../ground/domain/clientAddress.js';
import type { Client } from '../../../ground/platform/http/client.js';
import { queueMail } from '../../../ground/platform/mail/outbox.js';
import type { UserRow } from './queries.js';

/** How long a device stays known after its last sign-in. */
const knownForMs = 180 * 24 * 60 * 60_000;

/**
 * Notes the device of a sign-in in its transaction, and tells the user of a new one by mail and inbox: a kind of browser
 * and system that has not signed in from this network before. The first sign-in ever has nobody to be told apart from.
 * The caller wakes the outbox.
 */
export async function noteDevice(
  transaction: Database,
  clock: Clock,
  { id: userId, email, emailConfirmedAt }: UserRow,
  { address, device }: Client,
): Promise<void> {
  const lastAt = clock.now();
  const network = networkOf(address);
  // the sign-in has locked the user: no other one comes between
  const known = await transaction.select().from(knownDevices).where(eq(knownDevices.userId, userId));
  const isKnown = known.some((each) => each.device === device && each.network === network);
  const [noted] = await transaction
    .insert(knownDevices)
    .values({ userId, device, network, address, lastAt })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.device, knownDevices.network],
      set: { address, lastAt },
    })
    .returning({ id: knownDevices.id });
  if (isKnown || known.length === 0 || noted === undefined) return;
  if (email !== null && emailConfirmedAt !== null) {
    await queueMail(transaction, 'newDevice', email, clock, { user: userId, device: noted.id });
  }
  const at = clock.programmeNow();
  await publishEvent(transaction, { kind: 'newDevice', key: `${userId}:${noted.id}`, at, about: { userId } });
}

/** A known device of a user; undefined where it is no longer known. */
export async function knownDevice(database: Database, userId: number, id: number) {
  const ofUser = and(eq(knownDevices.userId, userId), eq(knownDevices.id, id));
  const [found] = await database.select().from(knownDevices).where(ofUser);
  return found;
}

/** Forgets devices that have not signed in for half a year. */
export async function forgetOldDevices(database: Database, now: Date): Promise<void> {
  await database.delete(knownDevices).where(lt(knownDevices.lastAt, new Date(now.getTime() - knownForMs)));
}
