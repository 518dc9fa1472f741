/**
 * Many callers at once on the same rows of a real Postgres: an embedded database, with its one connection, hides every
 * race. Each race is also run with the naive way, which reads and then writes: it must lose when all rivals have read before
 * one of them writes, or the race proves nothing.
 */
import { expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { ledgerEntries } from '../../ground/database/tables/programme/ledger.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { insertMemberships } from '../memberships/membership/queries.js';
import { acceptCampaign, addDealer, editGoal } from '../memberships/membership/service.js';
import { recordRedemption } from '../../money/ledger/service.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { Refusal } from '../../ground/platform/http/errors.js';
import { notOnce, ofMembership, onPostgres, RacingDealers } from '../../testing/programme/racingDealers.js';
import { newCampaign } from '../../testing/programme/salesAndCampaigns.js';
import { patience, Rendezvous, rivals, tries, triesOfNaive } from '../../testing/properties/races.js';
import { recordOfDealers } from './closing/dealerRecords.js';

const races = new RacingDealers();

onPostgres('of several that accept a campaign for one dealer', () => {
  /** Dealers that did not accept exactly once. */
  async function violations(calls: number, accept: (dealer: SignedIn, campaignId: number) => Promise<unknown>) {
    const { id } = await races.campaignWithDealers();
    const outcomes = await races.contested(calls, (dealer) => accept(dealer, id));
    expect(new Set([...outcomes.values()].flat())).toEqual(new Set(['done']));
    const accepted = await races.auditCounts(id, 'accepted');
    return [...outcomes.keys()].filter((dealerId) => accepted.get(dealerId) !== 1).length;
  }

  test(
    'one does, and the others find it done',
    async () => {
      expect(await violations(tries, (dealer, id) => acceptCampaign(races.context, dealer, id))).toBe(0);
    },
    patience,
  );

  test(
    'several do when each reads first and then writes',
    async () => {
      const all = new Rendezvous();
      const naive = async (dealer: SignedIn, id: number) => {
        const dealerId = dealer.member.id;
        if ((await races.readMembership(id, dealerId))?.acceptedAt !== null) return;
        await all.meet(dealerId);
        const now = races.service.clock.now();
        await races.database.update(memberships).set({ acceptedAt: now }).where(ofMembership(id, dealerId));
        const act = { actorId: dealer.userId, now };
        await recordOfDealers(races.database, act, id, 'accepted', [{ dealerId }], () => ({
          after: { accepted: true },
        }));
      };
      expect(await violations(triesOfNaive, naive)).toBe(triesOfNaive / rivals);
    },
    patience,
  );
});

onPostgres('of several that add one dealer', () => {
  async function violations(calls: number, add: (dealer: SignedIn, campaignId: number) => Promise<unknown>) {
    const { id } = await newCampaign(races.database);
    return notOnce(await races.contested(calls, (dealer) => add(dealer, id)), 'alreadyInCampaign');
  }

  test(
    'one does, and the others read that it is in already',
    async () => {
      const add = (dealer: SignedIn, id: number) =>
        addDealer(races.context, races.administrator, id, { goalThreshold: 100, dealer: dealer.member.id }, undefined);
      expect(await violations(tries, add)).toBe(0);
    },
    patience,
  );

  test(
    'several believe that they did when each looks first and then adds',
    async () => {
      const all = new Rendezvous();
      const naive = async (dealer: SignedIn, id: number) => {
        if (await races.readMembership(id, dealer.member.id))
          throw new Refusal('CONFLICT', { reason: 'alreadyInCampaign' });
        await all.meet(dealer.member.id);
        const goal = { dealerId: dealer.member.id, goalThreshold: 100 };
        await insertMemberships(races.database, id, [goal], races.service.clock.now());
      };
      expect(await violations(triesOfNaive, naive)).toBe(triesOfNaive / rivals);
    },
    patience,
  );
});

onPostgres('of several that edit one goal from the same version', () => {
  /** Dealers whose goal was not edited exactly once, or is not the goal of the one who did. */
  async function violations(
    calls: number,
    edit: (path: { id: number; dealerId: number }, goalThreshold: number) => Promise<unknown>,
  ) {
    const { id } = await races.campaignWithDealers();
    const goalOf = (rival: number) => 200 + rival;
    const outcomes = await races.contested(calls, ({ member }, rival) =>
      edit({ id, dealerId: member.id }, goalOf(rival)),
    );
    const rows = new Map((await races.stagedRows(id)).map((row) => [row.dealerId, row]));
    return [...outcomes].filter(([dealerId, each]) => {
      const row = rows.get(dealerId);
      const isOnce = notOnce(new Map([[dealerId, each]]), 'staleVersion') === 0;
      return !isOnce || row?.version !== 2 || row.goalThreshold !== goalOf(each.indexOf('done'));
    }).length;
  }

  test(
    'one does, and the others read that theirs is old',
    async () => {
      const edit = (path: { id: number; dealerId: number }, goalThreshold: number) =>
        editGoal(races.context, races.administrator, path, { goalThreshold, version: 1 });
      expect(await violations(tries, edit)).toBe(0);
    },
    patience,
  );

  test(
    'edits are lost when each compares first and then writes',
    async () => {
      const all = new Rendezvous();
      const naive = async ({ id, dealerId }: { id: number; dealerId: number }, goalThreshold: number) => {
        const row = await races.readMembership(id, dealerId);
        if (row?.version !== 1) throw new Refusal('CONFLICT', { reason: 'staleVersion' });
        await all.meet(dealerId);
        await races.database
          .update(memberships)
          .set({ goalThreshold, version: row.version + 1 })
          .where(ofMembership(id, dealerId));
      };
      expect(await violations(triesOfNaive, naive)).toBe(triesOfNaive / rivals);
    },
    patience,
  );
});

onPostgres('of several that redeem one prize', () => {
  const prize = '100.00';
  const amount = '40.00';

  /** Dealers that redeemed more than they had, or whose sums do not say what they redeemed. */
  async function violations(calls: number, redeem: (path: { id: number; dealerId: number }) => Promise<unknown>) {
    const { id } = await races.campaignWithDealers();
    await races.database
      .update(memberships)
      .set({ acceptedAt: races.service.clock.now(), plafondAccumulated: prize, plafondExpendable: prize })
      .where(eq(memberships.campaignId, id));
    const outcomes = await races.contested(calls, ({ member }) => redeem({ id, dealerId: member.id }));
    const spent = await races.database
      .select({ dealerId: ledgerEntries.dealerId, redeemed: sql<string>`(-sum(${ledgerEntries.amount}))::text` })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.campaignId, id))
      .groupBy(ledgerEntries.dealerId);
    const spentBy = new Map(spent.map((row) => [row.dealerId, row.redeemed]));
    const rows = (await races.stagedRows(id)).filter(({ dealerId }) => outcomes.has(dealerId));
    return rows.filter(({ dealerId, redeemed, plafondExpendable }) => {
      const isRight = redeemed === '80.00' && plafondExpendable === '20.00' && spentBy.get(dealerId) === '80.00';
      return !isRight || outcomes.get(dealerId)?.filter((outcome) => outcome === 'done').length !== 2;
    }).length;
  }

  test(
    'as many do as the prize lasts for',
    async () => {
      const redeem = (path: { id: number; dealerId: number }) =>
        recordRedemption(
          races.context,
          races.administrator,
          path,
          { redeemedOn: '2025-06-30', amount, note: null, confirmRepeated: true },
          undefined,
        );
      expect(await violations(tries, redeem)).toBe(0);
    },
    patience,
  );

  test(
    'more do when each looks first and then writes',
    async () => {
      const all = new Rendezvous();
      const naive = async ({ id, dealerId }: { id: number; dealerId: number }) => {
        const row = await races.readMembership(id, dealerId);
        if (Number(row?.plafondExpendable) < Number(amount)) {
          throw new Refusal('CONFLICT', { reason: 'notExpendable' });
        }
        await all.meet(dealerId);
        const recordedAt = races.service.clock.now();
        await races.database.insert(ledgerEntries).values({
          campaignId: id,
          dealerId,
          kind: 'redemption',
          origin: 'hand',
          day: '2025-06-30',
          amount: `-${amount}`,
          recordedAt,
        });
        await races.database
          .update(memberships)
          .set({
            redeemed: (Number(row?.redeemed) + Number(amount)).toFixed(2),
            plafondExpendable: (Number(row?.plafondExpendable) - Number(amount)).toFixed(2),
          })
          .where(ofMembership(id, dealerId));
      };
      expect(await violations(triesOfNaive, naive)).toBe(triesOfNaive / rivals);
    },
    patience,
  );
});
