/** The accumulated prizes at the end of a month and of the month before, by the engine (docs/domain/accruals.md). */
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../database/connections/connection.js';
import { isOpened } from '../database/opened.js';
import { campaigns } from '../database/tables/programme/campaigns.js';
import { memberships } from '../database/tables/programme/memberships.js';
import { sales } from '../database/tables/programme/sales.js';
import { plafondsBy, unlockTiresBy } from '../domain/incentive/incentive.js';
import type { Sums } from '../domain/incentive/lineSums.js';
import { sumsLess } from '../domain/incentive/underWay.js';
import { lastDayOf, monthsAfter } from '../domain/periods.js';
import { membershipPages, sumsOf, type StoredMembership } from '../sums/membershipFigures.js';
import { rulesColumns, type CampaignRules } from '../sums/rules.js';
import { noSums, sumsByDealer } from '../sums/sums.js';

/** The accumulated prize of a membership at the end of a month, by the present data. */
export interface Accumulated {
  readonly campaignId: number;
  readonly dealerId: number;
  /** EUR, A(M): by the lines up to the last day of the month. */
  readonly accumulated: string;
  /** EUR, A(M−1): by the lines up to the last day of the month before. */
  readonly before: string;
  /** Whether the prize can be spent by the lines up to the last day of the month. */
  readonly unlocked: boolean;
}

/**
 * The memberships of the campaigns whose period has begun by the end of a month.
 *
 * @param snapshot a transaction that sees lines and memberships at one instant
 */
export async function accumulatedIn(snapshot: Database, month: string): Promise<Accumulated[]> {
  const begun = await snapshot
    .select(rulesColumns)
    .from(campaigns)
    .where(and(isOpened, lte(campaigns.startsOn, lastDayOf(month))))
    .orderBy(asc(campaigns.id));
  const rows: Accumulated[] = [];
  for (const rules of begun) {
    if (rules.endsOn <= lastDayOf(monthsAfter(month, -1))) {
      for (const each of await storedFigures(snapshot, rules)) rows.push(each);
      continue;
    }
    const atEnd = await figuresAt(snapshot, rules, lastDayOf(month));
    const atPreviousEnd = await figuresAt(snapshot, rules, lastDayOf(monthsAfter(month, -1)));
    for await (const page of membershipPages(snapshot, rules.id, undefined)) {
      for (const stored of page) {
        const { accumulated, unlocked } = atEnd(stored);
        const before = atPreviousEnd(stored).accumulated;
        rows.push({ campaignId: rules.id, dealerId: stored.dealerId, accumulated, before, unlocked });
      }
    }
  }
  return rows;
}

/**
 * The memberships of a campaign that ended before the month, from their stored figures. Most campaigns are such, so
 * they are read without the engine.
 */
async function storedFigures(snapshot: Database, rules: CampaignRules): Promise<Accumulated[]> {
  const unlockTires = unlockTiresBy(rules);
  const stored = await snapshot
    .select({
      dealerId: memberships.dealerId,
      goalThreshold: memberships.goalThreshold,
      tiresPurchased: memberships.tiresPurchased,
      accumulated: memberships.plafondAccumulated,
    })
    .from(memberships)
    .where(eq(memberships.campaignId, rules.id))
    .orderBy(asc(memberships.dealerId));
  return stored.map(({ dealerId, goalThreshold, tiresPurchased, accumulated }) => {
    const unlocked = tiresPurchased >= unlockTires(goalThreshold);
    return { campaignId: rules.id, dealerId, accumulated, before: accumulated, unlocked };
  });
}

type FiguresAt = (stored: StoredMembership) => Pick<Accumulated, 'accumulated' | 'unlocked'>;

/** Computes the accumulated prize by the lines up to a day, for any membership of a campaign. */
async function figuresAt(snapshot: Database, rules: CampaignRules, day: string): Promise<FiguresAt> {
  if (day < rules.startsOn) return () => ({ accumulated: '0.00', unlocked: false });
  const unlockTires = unlockTiresBy(rules);
  if (rules.endsOn <= day) {
    // the campaign is over by the day: its stored figures, which are the snapshot of a closed campaign
    return ({ plafondAccumulated: accumulated, goalThreshold, tiresPurchased }) => ({
      accumulated,
      unlocked: tiresPurchased >= unlockTires(goalThreshold),
    });
  }
  const sumsUpTo = await sumsAt(snapshot, rules, day);
  const plafonds = plafondsBy(rules);
  return (stored) => {
    const { goalThreshold, acceptedAt } = stored;
    const sums = sumsUpTo(stored);
    const { plafondAccumulated } = plafonds({ goalThreshold, accepted: acceptedAt !== null, entriesSum: '0' }, sums);
    return { accumulated: plafondAccumulated, unlocked: Math.max(sums.quantity, 0) >= unlockTires(goalThreshold) };
  };
}

/**
 * The sums of the lines up to a day: the stored sums minus the later lines, which are fewer. The stored sums of a
 * closed campaign are a snapshot, which may contain other lines than there are now; its lines up to the day are summed
 * instead.
 */
async function sumsAt(snapshot: Database, rules: CampaignRules, day: string): Promise<(of: StoredMembership) => Sums> {
  if (rules.state === 'closed') {
    const sums = await sumsByDealer(snapshot, rules, lte(sales.soldOn, day));
    return ({ dealerId }) => sums.get(dealerId) ?? noSums;
  }
  const later = await sumsByDealer(snapshot, rules, gt(sales.soldOn, day));
  return (stored) => sumsLess(sumsOf(stored), later.get(stored.dealerId));
}
