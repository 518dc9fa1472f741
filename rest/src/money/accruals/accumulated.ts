/** The accumulated prizes at the end of a month and of the month before, by the engine (docs/domain/accruals.md). */
import type { PrizeState } from '@gdd/schema/accruals';
import { and, asc, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../ground/database/connections/connection.js';
import { isOpened } from '../../ground/database/opened.js';
import { members } from '../../ground/database/tables/people/network.js';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { sales } from '../../ground/database/tables/programme/sales.js';
import { plafondsBy, unlockTiresBy } from '../../ground/domain/incentive/incentive.js';
import type { Sums } from '../../ground/domain/incentive/lineSums.js';
import { sumsLess } from '../../ground/domain/incentive/underWay.js';
import { lastDayOf, monthsAfter } from '../../ground/domain/periods.js';
import { romeDay } from '../../ground/domain/romeDay.js';
import { membershipPages, sumsOf, type StoredMembership } from '../../figures/sums/membershipFigures.js';
import { rulesColumns, type CampaignRules } from '../../figures/sums/rules.js';
import { noSums, sumsByDealer } from '../../figures/sums/sums.js';

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
  /** By the last day of the month. */
  readonly prizeState: PrizeState;
  /** Whether the prize was locked in a campaign that was closed by the end of the month before. */
  readonly releasedBefore: boolean;
}

/** The rules of a campaign with the month in which it was closed, yyyy-mm; null where it is not closed. */
export interface CampaignWithClosing extends CampaignRules {
  readonly closedMonth: string | null;
}

/** A campaign's columns for `CampaignWithClosing`. */
const begunColumns = {
  ...rulesColumns,
  closedOn: campaigns.closedOn,
  closedAt: campaigns.closedAt,
  updatedAt: campaigns.updatedAt,
};

/** The campaigns except drafts that meet a condition. */
export async function campaignsWithClosing(database: Database, among: SQL | undefined): Promise<CampaignWithClosing[]> {
  const openedCampaigns = await database
    .select(begunColumns)
    .from(campaigns)
    .where(and(isOpened, among))
    .orderBy(asc(campaigns.id));
  return openedCampaigns.map(({ closedOn, closedAt, updatedAt, ...rules }) => ({
    ...rules,
    // the day of the programme was not kept of earlier closings
    closedMonth: rules.state === 'closed' ? (closedOn ?? romeDay(closedAt ?? updatedAt)).slice(0, 7) : null,
  }));
}

/**
 * The month from which on what was accumulated is final: that of the campaign's last day, or of its closing if that came
 * first. From then on the stored figures count, which of a closed campaign are its snapshot.
 */
export function finalMonth({ endsOn, closedMonth }: Pick<CampaignWithClosing, 'endsOn' | 'closedMonth'>): string {
  const lastMonth = endsOn.slice(0, 7);
  return closedMonth !== null && closedMonth < lastMonth ? closedMonth : lastMonth;
}

const isClosedBy = ({ closedMonth }: CampaignWithClosing, month: string) =>
  closedMonth !== null && closedMonth <= month;

/** The state of a prize at the end of a month. */
function prizeStateAt(rules: CampaignWithClosing, month: string, unlocked: boolean): PrizeState {
  if (unlocked) return 'unlocked';
  if (isClosedBy(rules, month)) return 'released';
  return rules.endsOn <= lastDayOf(month) ? 'awaitingClosing' : 'locked';
}

/**
 * The memberships of the campaigns whose period has begun by the end of a month.
 *
 * @param snapshot a transaction that sees lines and memberships at one instant
 */
export async function accumulatedIn(snapshot: Database, month: string): Promise<Accumulated[]> {
  const previous = monthsAfter(month, -1);
  const rows: Accumulated[] = [];
  for (const rules of await campaignsWithClosing(snapshot, lte(campaigns.startsOn, lastDayOf(month)))) {
    const statesOf = (unlocked: boolean) => ({
      prizeState: prizeStateAt(rules, month, unlocked),
      releasedBefore: !unlocked && isClosedBy(rules, previous),
    });
    if (finalMonth(rules) <= previous) {
      for (const { accumulated, unlocked, dealerId } of await storedFigures(snapshot, rules)) {
        const figures = { campaignId: rules.id, dealerId, accumulated, before: accumulated, unlocked };
        rows.push({ ...figures, ...statesOf(unlocked) });
      }
      continue;
    }
    const atEnd = await figuresAt(snapshot, rules, month);
    const atPreviousEnd = await figuresAt(snapshot, rules, previous);
    for await (const page of membershipPages(snapshot, rules.id, undefined)) {
      for (const stored of page) {
        const { accumulated, unlocked } = atEnd(stored);
        const before = atPreviousEnd(stored).accumulated;
        const figures = { campaignId: rules.id, dealerId: stored.dealerId, accumulated, before, unlocked };
        rows.push({ ...figures, ...statesOf(unlocked) });
      }
    }
  }
  return rows;
}

/**
 * The memberships of a campaign whose figures are final, from what is stored. Most campaigns are such, so they are read
 * without the engine.
 *
 * @param visible condition on the dealers, as members; default: all of them
 */
export async function storedFigures(
  database: Database,
  rules: CampaignRules,
  visible?: SQL,
): Promise<(Pick<Accumulated, 'accumulated' | 'unlocked'> & { readonly dealerId: number })[]> {
  const unlockTires = unlockTiresBy(rules);
  const stored = await database
    .select({
      dealerId: memberships.dealerId,
      goalThreshold: memberships.goalThreshold,
      tiresPurchased: memberships.tiresPurchased,
      accumulated: memberships.plafondAccumulated,
    })
    .from(memberships)
    .where(
      and(
        eq(memberships.campaignId, rules.id),
        visible && sql`exists (select from ${members} where ${members.id} = ${memberships.dealerId} and ${visible})`,
      ),
    )
    .orderBy(asc(memberships.dealerId));
  return stored.map(({ dealerId, goalThreshold, tiresPurchased, accumulated }) => ({
    dealerId,
    accumulated,
    unlocked: tiresPurchased >= unlockTires(goalThreshold),
  }));
}

type FiguresAt = (stored: StoredMembership) => Pick<Accumulated, 'accumulated' | 'unlocked'>;

/** Computes the accumulated prize by the lines up to the end of a month, for any membership of a campaign. */
async function figuresAt(snapshot: Database, rules: CampaignWithClosing, month: string): Promise<FiguresAt> {
  const day = lastDayOf(month);
  if (day < rules.startsOn) return () => ({ accumulated: '0.00', unlocked: false });
  const unlockTires = unlockTiresBy(rules);
  if (finalMonth(rules) <= month) {
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
