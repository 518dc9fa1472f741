/** Imports that add their lines while others change what follows from them (compare `races.test.ts`). */
import { expect, test } from '@jest/globals';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { millionths } from '../../ground/domain/decimal.js';
import { insertMemberships } from '../memberships/membership/queries.js';
import { addDealer, editGoal } from '../memberships/membership/service.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { findDifferences } from '../../figures/sums/differences.js';
import { figuresOf } from '../../figures/sums/membershipFigures.js';
import type { CampaignRules } from '../../figures/sums/rules.js';
import { lockSums, recomputeSums } from '../../figures/sums/sums.js';
import { ofMembership, onPostgres, RacingDealers } from '../../testing/programme/racingDealers.js';
import { newCampaign, sell } from '../../testing/programme/salesAndCampaigns.js';
import { atOnce, patience, rivals, triesOfNaive } from '../../testing/properties/races.js';
import { randomRuns } from '../../testing/properties/randomRuns.js';
import { closeCampaign } from './closing/closeCampaign.js';
import { recordOfDealers } from './closing/dealerRecords.js';

const races = new RacingDealers();
/** Of each kind: each is an import too, and more expensive than a call alone. */
const tries = randomRuns(100, 400);
let imports = 0;

onPostgres('while an import adds its lines', () => {
  /**
   * Imports tyres for some dealers, and meanwhile does something to each of them: begun with the import, or when its
   * lines are there and their sums are not yet.
   */
  async function importBeside(
    group: readonly SignedIn[],
    soldOn: string,
    call: (dealer: SignedIn) => Promise<unknown>,
  ) {
    const importId = ++imports;
    let calls: Promise<unknown>[] = [];
    const begin = () => {
      calls = group.map(call);
    };
    const lines = group.map(({ member }) => ({ dealerId: member.id, quantity: 7, soldOn }));
    if (importId % 2 === 0) begin();
    await sell(races.database, importId, lines, importId % 2 === 0 ? undefined : begin);
    await Promise.all(calls);
  }

  /** Two imports at a time, each with its calls: as many connections as there are. */
  const importsAtOnce = (imported: readonly (() => Promise<unknown>)[]) => atOnce(imported, 2);

  /** Dealers in groups, as often as it takes for a number of calls. */
  function groups(calls: number): SignedIn[][] {
    const made: SignedIn[][] = [];
    for (let from = 0; made.length * rivals < calls; from = (from + rivals) % races.dealers.length) {
      made.push(races.dealers.slice(from, from + rivals));
    }
    return made;
  }

  async function differing(campaignId: number): Promise<number> {
    const found = await findDifferences(races.database);
    return new Set(found.filter((each) => each.campaignId === campaignId).map(({ dealerId }) => dealerId)).size;
  }

  /** The campaigns of other races have their say no longer. */
  const closeAll = () => races.database.update(campaigns).set({ state: 'closed' });

  /** Dealers whose figures are not those of their lines and goals after imports and edits. */
  async function violationsOfEdits(
    calls: number,
    edit: (rules: CampaignRules, dealerId: number, goalThreshold: number) => Promise<unknown>,
  ) {
    await closeAll();
    const rules = await races.campaignWithDealers();
    let goal = 100;
    await importsAtOnce(
      groups(calls).map(
        (group) => () => importBeside(group, '2025-03-01', ({ member }) => edit(rules, member.id, ++goal)),
      ),
    );
    return differing(rules.id);
  }

  test(
    'goals are edited, and the figures are those of both',
    async () => {
      const edit = ({ id }: CampaignRules, dealerId: number, goalThreshold: number) =>
        editGoal(races.context, races.administrator, { id, dealerId }, { goalThreshold });
      expect(await violationsOfEdits(tries, edit)).toBe(0);
    },
    patience,
  );

  test(
    'figures go wrong when an edit reads the sums first and then writes what follows from them',
    async () => {
      const naive = (rules: CampaignRules, dealerId: number, goalThreshold: number) =>
        races.database.transaction(async (transaction) => {
          const [row] = await transaction.select().from(memberships).where(ofMembership(rules.id, dealerId));
          if (row === undefined) return;
          const act = { actorId: races.administrator.userId, now: races.service.clock.now() };
          await recordOfDealers(transaction, act, rules.id, 'goalEdited', [row], () => ({ after: { goalThreshold } }));
          const fresh = figuresOf(
            rules,
            { ...row, goalThreshold },
            { ...row, boostedQuantity: millionths(row.boostedQuantity) },
          );
          await transaction
            .update(memberships)
            .set({ goalThreshold, ...fresh })
            .where(ofMembership(rules.id, dealerId));
        });
      expect(await violationsOfEdits(triesOfNaive, naive)).toBeGreaterThan(0);
    },
    patience,
  );

  /** Dealers that were added without lines that they have, or with lines that were counted twice. */
  async function violationsOfAdds(calls: number, add: (rules: CampaignRules, dealerId: number) => Promise<unknown>) {
    let wrong = 0;
    // everybody can be added once to a campaign
    for (let left = calls; left > 0; left -= races.dealers.length) {
      await closeAll();
      const rules = await newCampaign(races.database);
      const inGroups = groups(Math.min(left, races.dealers.length));
      await importsAtOnce(
        inGroups.map((group) => () => importBeside(group, '2025-03-01', ({ member }) => add(rules, member.id))),
      );
      wrong += await differing(rules.id);
    }
    return wrong;
  }

  test(
    'dealers are added, and no line is missed or counted twice',
    async () => {
      const add = ({ id }: CampaignRules, dealer: number) =>
        addDealer(races.context, races.administrator, id, { goalThreshold: 100, dealer }, undefined);
      expect(await violationsOfAdds(tries, add)).toBe(0);
    },
    patience,
  );

  test(
    'lines are missed when a dealer is added without waiting for it',
    async () => {
      const naive = (rules: CampaignRules, dealerId: number) =>
        races.database.transaction(async (transaction) => {
          await insertMemberships(transaction, rules.id, [{ dealerId, goalThreshold: 100 }], races.service.clock.now());
          await recomputeSums(transaction, rules, null, [dealerId]);
        });
      expect(await violationsOfAdds(triesOfNaive, naive)).toBeGreaterThan(0);
    },
    patience,
  );

  /** Campaigns whose figures changed after they were closed. */
  async function violationsOfClosing(calls: number, close: (campaignId: number) => Promise<unknown>) {
    await closeAll();
    const now = races.service.clock.now();
    const [dealer] = races.dealers;
    if (dealer === undefined) throw new Error('There is no dealer.');
    // each campaign is of a day of its own, so that an import touches it alone
    const made: { readonly id: number; readonly day: string }[] = [];
    for (let index = 0; index < calls / 2; index++) {
      const day = new Date(Date.UTC(2026, 0, 1) + index * 86_400_000).toISOString().slice(0, 10);
      const { id } = await newCampaign(races.database, { startsOn: day, endsOn: day });
      await insertMemberships(races.database, id, [{ dealerId: dealer.member.id, goalThreshold: 100 }], now);
      made.push({ id, day });
    }
    const atClosing = new Map<number, unknown>();
    const closeAndRead = async (id: number) => {
      await close(id);
      atClosing.set(id, await races.readMembership(id, dealer.member.id));
    };
    await importsAtOnce(
      made.map(
        ({ id, day }) =>
          () =>
            importBeside([dealer], day, () => closeAndRead(id)),
      ),
    );
    let changed = 0;
    for (const { id } of made) {
      const row = await races.readMembership(id, dealer.member.id);
      if (JSON.stringify(row) !== JSON.stringify(atClosing.get(id))) changed += 1;
    }
    return changed;
  }

  /** Closed campaigns whose kept statements are not what they were closed with, to the single line. */
  async function wrongStatements(): Promise<number> {
    const { rows } = (await races.database.execute(sql`
      select count(*)::int as wrong
      from campaigns as c join memberships as m on m.campaign_id = c.id
        left join closed_statements as stored on stored.campaign_id = m.campaign_id and stored.dealer_id = m.dealer_id
      where c.imports_at_closing is not null and (
        stored.shares is null or stored.rest is not null
        or m.quantity <> coalesce((
          select sum(quantity) from sales where dealer_id = m.dealer_id and sold_on between c.starts_on and c.ends_on
            and import_id = any(c.imports_at_closing)
        ), 0)
      )`)) as { readonly rows: readonly { readonly wrong: number }[] };
    return rows[0]?.wrong ?? -1;
  }

  test(
    'campaigns are closed, and keep their figures and the lines behind them from that moment on',
    async () => {
      expect(await violationsOfClosing(tries, (id) => closeCampaign(races.context, races.administrator, id))).toBe(0);
      expect(await wrongStatements()).toBe(0);
      expect(await races.database.$count(campaigns, isNotNull(campaigns.importsAtClosing))).toBeGreaterThan(tries / 4);
    },
    patience,
  );

  test(
    'figures of closed campaigns change when closing looks at the state alone',
    async () => {
      const naive = async (id: number) => {
        const [row] = await races.database.select().from(campaigns).where(eq(campaigns.id, id));
        if (row?.state !== 'closed') {
          await races.database.update(campaigns).set({ state: 'closed' }).where(eq(campaigns.id, id));
        }
      };
      expect(await violationsOfClosing(triesOfNaive, naive)).toBeGreaterThan(0);
    },
    patience,
  );

  test(
    'whoever waits for its last phase too long is refused, and nothing is changed',
    async () => {
      const { id } = await newCampaign(races.database);
      const response = await races.database.transaction(async (transaction) => {
        await lockSums(transaction, 'import');
        const dealer = races.dealers[0]?.member.id;
        return races.service.call('POST', `/api/campaigns/${id}/dealer/add`, {
          as: 'ka.admin',
          body: { data: { goalThreshold: 100, dealer } },
        });
      });
      expect([response.statusCode, response.json<{ error: { code: string } }>().error.code]).toEqual([
        503,
        'UPSTREAM_UNAVAILABLE',
      ]);
      expect(await races.stagedRows(id)).toEqual([]);
    },
    patience,
  );
});
