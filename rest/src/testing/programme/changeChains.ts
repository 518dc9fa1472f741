import { expect } from '@jest/globals';
import type { ChangeCause } from '@gdd/schema/changes';
import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../ground/database/connections/connection.js';
import { membershipChanges } from '../../ground/database/tables/programme/membershipChanges.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';

const nothing = { tires: 0, accumulated: '0.00', expendable: '0.00' };

/**
 * Expects that the changes of each membership start at 0, that each starts where the previous one ended, and that the
 * last one ends at the present figures, or at 0 for a deleted membership. So every cent has a recorded cause.
 *
 * @returns the distinct causes
 */
export async function expectChangesToChain(
  database: Database,
  campaignIds: readonly number[],
): Promise<ReadonlySet<ChangeCause>> {
  const changes = await database
    .select()
    .from(membershipChanges)
    .where(inArray(membershipChanges.campaignId, [...campaignIds]))
    .orderBy(asc(membershipChanges.id));
  const last = new Map<string, typeof nothing>();
  for (const change of changes) {
    const key = `${change.campaignId} ${change.dealerId}`;
    const { tiresBefore, accumulatedBefore, expendableBefore } = change;
    const before = { tires: tiresBefore, accumulated: accumulatedBefore, expendable: expendableBefore };
    const after = {
      tires: change.tiresAfter,
      accumulated: change.accumulatedAfter,
      expendable: change.expendableAfter,
    };
    expect({ key, ...before }).toEqual({ key, ...(last.get(key) ?? nothing) });
    expect(after).not.toEqual(before);
    last.set(key, after);
  }
  const rows = await database
    .select()
    .from(memberships)
    .where(inArray(memberships.campaignId, [...campaignIds]));
  const today = new Map(
    rows.map(({ campaignId, dealerId, tiresPurchased, plafondAccumulated, plafondExpendable }) => [
      `${campaignId} ${dealerId}`,
      { tires: tiresPurchased, accumulated: plafondAccumulated, expendable: plafondExpendable },
    ]),
  );
  for (const key of new Set([...last.keys(), ...today.keys()])) {
    expect({ key, ...(last.get(key) ?? nothing) }).toEqual({ key, ...(today.get(key) ?? nothing) });
  }
  return new Set(changes.map(({ cause }) => cause));
}
