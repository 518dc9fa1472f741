/**
 * Runs, redemptions and imports at once on a real Postgres: no cent is paid twice, no number is missing. A few calls as a
 * rule, some three hundred by night.
 */
import { beforeAll, expect, test } from '@jest/globals';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { ledgerEntries } from '../../ground/database/tables/programme/ledger.js';
import {
  settlementDocuments,
  settlements,
  settlementSettings,
} from '../../ground/database/tables/programme/settlements.js';
import { recordRedemption } from '../ledger/service.js';
import { callerFor } from '../../testing/app/callers.js';
import { onPostgres } from '../../testing/programme/racingDealers.js';
import { day, dealersOfARun, RacingRuns } from '../../testing/programme/racingRuns.js';
import { sell } from '../../testing/programme/salesAndCampaigns.js';
import { atOnce, patience } from '../../testing/properties/races.js';
import { randomRuns } from '../../testing/properties/randomRuns.js';
import { findDifferences } from '../../figures/sums/differences.js';
import { approveSettlement } from './approval.js';
import { changeDocument } from './documents/changes.js';

const races = new RacingRuns();
/** Three or four calls race in a round. */
const rounds = randomRuns(10, 100);
beforeAll(() => races.service?.fixDay(day));

async function stateOfRun(id: number) {
  const [run] = await races.database.select().from(settlements).where(eq(settlements.id, id));
  return run?.state;
}

/** The dealers that were paid more than they had. */
async function overpaid(campaignId: number): Promise<number[]> {
  return (await races.balancesOf(campaignId))
    .filter(({ left }) => left.startsWith('-'))
    .map(({ dealerId }) => dealerId);
}

onPostgres('of two runs of the same credits, a redemption and an import', () => {
  test(
    'nobody is paid a cent twice, and the numbers have no gaps',
    async () => {
      const approver = await callerFor(races.database, { username: 'gd.admin', role: 'GD Administrator' });
      await races.database.update(settlementSettings).set({ taxRate: '22' });
      let runsApproved = 0;
      let runsOvertaken = 0;
      const campaignIds: number[] = [];
      for (let round = 1; round <= rounds; round += 1) {
        const { campaignId, dealerIds } = await races.campaignWithCredits(round);
        campaignIds.push(campaignId);
        const [dealerId = 0] = dealerIds;
        const runs = [await races.proposedRun(campaignId), await races.proposedRun(campaignId)];
        const redemption = { redeemedOn: day, amount: '60', note: null, confirmRepeated: true };
        const path = { id: campaignId, dealerId };
        const calls = [
          ...runs.map((id) => () => approveSettlement(races.context, approver, id)),
          () => recordRedemption(races.context, races.administrator, path, redemption, undefined),
          ...(round % 2 === 0
            ? [() => sell(races.database, round, [{ dealerId, quantity: 7, soldOn: '2025-03-01' }])]
            : []),
        ];
        // each order occurs: in the first round a run is approved before the others begin, in the second the import comes
        // first; after that the calls race
        const [firstRun = 0] = runs;
        const forced = round === 1 ? calls.slice(0, 1) : round === 2 ? calls.slice(-1) : [];
        const ahead = await atOnce(forced, 1);
        const racing = calls.filter((call) => !forced.includes(call));
        const rotated = racing.slice(round % racing.length).concat(racing.slice(0, round % racing.length));
        const outcomes = [...ahead, ...(await atOnce(rotated, racing.length))];
        expect(outcomes.filter((each) => !['done', 'balancesChanged', 'notExpendable'].includes(each))).toEqual([]);
        if (round === 1) expect(await stateOfRun(firstRun)).toBe('approved');
        if (round === 2) expect(await Promise.all(runs.map(stateOfRun))).toEqual(['draft', 'draft']);
        expect(await overpaid(campaignId)).toEqual([]);
        const documents = await races.database
          .select()
          .from(settlementDocuments)
          .where(inArray(settlementDocuments.settlementId, runs));
        expect([0, dealersOfARun]).toContain(documents.length);
        runsApproved += documents.length / dealersOfARun;
        if (documents.length === 0) runsOvertaken += 1;
      }
      // either outcome alone would prove nothing: the first two rounds have one each, whatever chance does in the others
      expect(runsApproved).toBeGreaterThan(0);
      expect(runsOvertaken).toBeGreaterThan(0);
      const documents = await races.database
        .select()
        .from(settlementDocuments)
        .orderBy(asc(settlementDocuments.sequence));
      expect(documents.map(({ sequence }) => sequence)).toEqual(documents.map((_document, index) => index + 1));
      const paid = await races.database
        .select({ total: sql<string>`(-sum(amount))::text` })
        .from(ledgerEntries)
        .where(sql`origin = 'settlement' and kind = 'redemption'`);
      const net = await races.database.select({ total: sql<string>`sum(net)::text` }).from(settlementDocuments);
      expect(paid).toEqual(net);
      expect((await findDifferences(races.database)).filter((each) => campaignIds.includes(each.campaignId))).toEqual(
        [],
      );
    },
    patience * (rounds > 10 ? 10 : 1),
  );

  test(
    'a document is cancelled once, however many try',
    async () => {
      const approver = await callerFor(races.database, { username: 'gd.admin', role: 'GD Administrator' });
      const { campaignId } = await races.campaignWithCredits(0);
      const id = await races.proposedRun(campaignId);
      await approveSettlement(races.context, approver, id);
      const [document] = await races.database
        .select()
        .from(settlementDocuments)
        .where(eq(settlementDocuments.settlementId, id));
      const change = { change: 'cancelled', reason: 'Prova' } as const;
      const cancel = () => changeDocument(races.context, approver, document?.id ?? 0, change, { approvalId: null });
      const outcomes = await atOnce([cancel, cancel, cancel, cancel], 4);
      expect(outcomes.sort()).toEqual(['alreadyCancelled', 'alreadyCancelled', 'alreadyCancelled', 'done']);
      const balances = await races.balancesOf(campaignId);
      expect(balances.find(({ dealerId }) => dealerId === document?.dealerId)?.left).toBe('100.00');
    },
    patience,
  );
});
