/** Drafts that are opened while others change what they are made of (compare `campaigns/races.test.ts`). */
import { expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { members } from '../../ground/database/tables/people/network.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { changePlaces } from '../../figures/placeChanges.js';
import { addDealer, editGoal } from '../memberships/membership/service.js';
import { insertMemberships } from '../memberships/membership/queries.js';
import { findDifferences } from '../../figures/sums/differences.js';
import { onPostgres, RacingDealers } from '../../testing/programme/racingDealers.js';
import { newCampaign, sell } from '../../testing/programme/salesAndCampaigns.js';
import { atOnce, callersAtOnce, patience, rivals } from '../../testing/properties/races.js';
import { deleteCampaign } from './copying.js';
import { openCampaign } from './opening.js';

const races = new RacingDealers();
const rounds = 25;
let imports = 950_000;

/** A draft of some dealers, and one more who is not in it. */
async function draftOf(round: number) {
  const { id } = await newCampaign(races.database, { state: 'draft' });
  const [outside, ...inside] = Array.from({ length: 6 }, (_, index) => {
    const dealer = races.dealers[(round * 6 + index) % races.dealers.length];
    if (dealer === undefined) throw new Error('There are too few dealers.');
    return dealer.member.id;
  });
  const goals = inside.map((dealerId) => ({ dealerId, goalThreshold: 100 }));
  await insertMemberships(races.database, id, goals, races.service.clock.now());
  return { id, outside: outside ?? 0, inside };
}

const open = (id: number) => () => openCampaign(races.context, races.administrator, id, { invite: true }, undefined);

function move(dealerId: number, status: 'active' | 'suspended') {
  return () =>
    races.database.transaction((transaction) =>
      changePlaces(transaction, { ids: [dealerId], withBelow: false }, () =>
        transaction.update(members).set({ status }).where(eq(members.id, dealerId)),
      ),
    );
}

onPostgres('a draft that several open', () => {
  test(
    'is opened once, whatever is imported, moved, added and edited meanwhile, and every figure is right',
    async () => {
      for (let round = 0; round < rounds; round++) {
        const { id, outside, inside } = await draftOf(round);
        const [first = 0, second = 0] = inside;
        const lines = inside.map((dealerId) => ({ dealerId, quantity: 3 }));
        const outcomes = await atOnce(
          [
            ...Array.from({ length: rivals }, () => open(id)),
            () => sell(races.database, ++imports, lines),
            move(first, round % 2 === 0 ? 'suspended' : 'active'),
            () => editGoal(races.context, races.administrator, { id, dealerId: second }, { goalThreshold: 7 }),
            () => addDealer(races.context, races.administrator, id, { goalThreshold: 9, dealer: outside }, undefined),
          ],
          callersAtOnce,
        );
        expect(outcomes.slice(0, rivals).sort()).toEqual(['done', 'notADraft', 'notADraft', 'notADraft']);
        expect(outcomes.slice(rivals)).toEqual(['done', 'done', 'done', 'done']);
        const rows = await races.database.select().from(memberships).where(eq(memberships.campaignId, id));
        const purchases = rows.filter(({ dealerId }) => inside.includes(dealerId)).map((row) => row.tiresPurchased);
        expect(purchases.every((tires) => tires >= 3)).toBe(true);
      }
      expect(await findDifferences(races.database)).toEqual([]);
    },
    patience,
  );

  test(
    'is opened or deleted, never both',
    async () => {
      for (let round = 0; round < rounds; round++) {
        const { id } = await draftOf(round);
        const remove = async () => {
          await deleteCampaign(races.context, races.administrator, id);
        };
        const [opened, deleted] = await Promise.allSettled([open(id)(), remove()]);
        expect([opened?.status, deleted?.status].sort()).toEqual(['fulfilled', 'rejected']);
      }
      expect(await findDifferences(races.database)).toEqual([]);
    },
    patience,
  );
});
