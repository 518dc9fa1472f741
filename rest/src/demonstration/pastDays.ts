/**
 * What happened in the demonstration since changes are recorded. Goals and prizes are drawn from all sale lines, so the
 * programme is generated whole; then what is more recent is taken back, and happens again on its own day, by the product's
 * services: no figure of a day is known before it.
 */
import { demonstrationDay } from '@gdd/schema/demonstration';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { publishEvent } from '../events/publish.js';
import { refreshFigures } from '../figures/sums/membershipFigures.js';
import { lockedRules } from '../figures/sums/rules.js';
import type { Database } from '../ground/database/connections/connection.js';
import { rowsIn } from '../ground/database/rows.js';
import { campaigns } from '../ground/database/tables/programme/campaigns.js';
import { memberships, tiresBefore } from '../ground/database/tables/programme/memberships.js';
import { rulesVersions } from '../ground/database/tables/programme/rulesVersions.js';
import { imports } from '../ground/database/tables/work/imports.js';
import { recordAudit } from '../ground/platform/audit.js';
import type { SignedIn } from '../ground/platform/http/caller.js';
import { recordRedemption } from '../money/ledger/service.js';
import { openCampaign } from '../programme/drafts/opening.js';
import { setAccepted } from '../programme/memberships/membership/memberships.js';
import { editGoal } from '../programme/memberships/membership/service.js';
import { moveLines } from '../sales/imports/sales/movedLines.js';
import { ownDealer, percent } from './memberships.js';
import { regionsOfRuns } from './money.js';
import { recordedSince, type PastContext } from './recorded.js';

/** Something that happens at an instant. */
export interface Happening {
  readonly at: Date;
  /** @param context of the services at the instant */
  readonly happen: (context: PastContext) => Promise<void>;
}

/** The users by whom it happens. */
export interface Actors {
  readonly chief: SignedIn;
  readonly clerk: SignedIn;
  readonly agent: SignedIn;
  readonly dealer: SignedIn;
}

/** The campaign in which the own dealer's goal was lowered, before it accepts. */
export const goalEditedIn = 114;
/** Tyres by which that goal was lowered. */
const goalReduction = 10;

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;

/** Days before its start on which a campaign was opened. */
const openedBefore = 14;

/** The own dealer's redemptions, in the campaign whose goal it exceeded, as shares of its prize. */
const ownRedemptions = [
  { at: '2025-07-21T07:50:00Z', share: '0.5' },
  { at: '2025-09-08T07:50:00Z', share: '0.3' },
] as const;
const exceededCampaign = 109;

/** Percentage of the other dealers, in regions without runs, who, with something to spend, spend half of it in a week, once in a campaign. */
const spendingPercent = 12;
/** Their redemptions that the office records at most on a Monday. */
const redemptionsOfWeek = 10;

/**
 * Takes back what happened since `recordedSince`.
 *
 * @param transaction has campaigns, memberships and lines as they are on the demonstration's day, and no rollup figures
 * @param seed decides who redeems
 * @returns what happens again
 */
export async function takeBack(transaction: Database, actors: Actors, seed: number): Promise<readonly Happening[]> {
  const accepted = await takeBackAcceptances(transaction, actors);
  const opened = await takeBackOpenings(transaction, actors);
  const imported = await takeBackImports(transaction);
  await raiseGoal(transaction);
  return [...accepted, ...opened, ...imported, lowerGoal(actors), ...redemptions(actors, seed)];
}

async function takeBackAcceptances(transaction: Database, { dealer }: Actors): Promise<Happening[]> {
  const isRecent = gt(memberships.acceptedAt, recordedSince);
  const groups = await transaction
    .select({
      id: memberships.campaignId,
      at: sql`${memberships.acceptedAt}`.mapWith(memberships.acceptedAt),
      dealerIds: sql<number[]>`array_agg(${memberships.dealerId} order by ${memberships.dealerId})`,
    })
    .from(memberships)
    .where(isRecent)
    .groupBy(memberships.campaignId, memberships.acceptedAt)
    .orderBy(asc(memberships.acceptedAt), asc(memberships.campaignId));
  await transaction.update(memberships).set({ acceptedAt: null, acceptedRulesVersion: null }).where(isRecent);
  for (const id of new Set(groups.map((group) => group.id))) await refreshAll(transaction, id);
  const isOwn = (dealerId: number) => dealerId === dealer.member.id;
  return groups.map(({ id, at, dealerIds }) => ({
    at,
    happen: async ({ database }) => {
      const rules = await existing(lockedRules(database, id, 'share'));
      await setAccepted(database, { actorId: dealer.userId, now: at }, rules, dealerIds.filter(isOwn));
      // the other dealers of the demonstration have no users
      const otherDealers = dealerIds.filter((dealerId) => !isOwn(dealerId));
      await setAccepted(database, { actorId: null, now: at }, rules, otherDealers);
    },
  }));
}

/** Makes drafts again of the campaigns that were opened since. */
async function takeBackOpenings(transaction: Database, { chief }: Actors): Promise<Happening[]> {
  const rows = await transaction
    .select({ id: campaigns.id, startsOn: campaigns.startsOn })
    .from(campaigns)
    .where(and(eq(campaigns.state, 'open'), gt(campaigns.createdAt, recordedSince)))
    .orderBy(asc(campaigns.id));
  const ids = rows.map(({ id }) => id);
  await transaction.update(campaigns).set({ state: 'draft' }).where(inArray(campaigns.id, ids));
  await transaction.delete(rulesVersions).where(inArray(rulesVersions.campaignId, ids));
  const nothing = { quantity: 0, fleetQuantity: 0, boostedQuantity: '0' };
  await transaction.update(memberships).set(nothing).where(inArray(memberships.campaignId, ids));
  await transaction.delete(tiresBefore).where(inArray(tiresBefore.campaignId, ids));
  for (const id of ids) await refreshAll(transaction, id);
  return rows.map(({ id, startsOn }) => ({
    at: new Date(Date.parse(`${startsOn}T08:30:00Z`) - openedBefore * dayMs),
    happen: async (context) => {
      await openCampaign(context, chief, id, { invite: false }, undefined);
    },
  }));
}

/** Takes the lines of the later imports out of everything that is derived from lines, and out of the lines. */
async function takeBackImports(transaction: Database): Promise<Happening[]> {
  const rows = await transaction
    .select()
    .from(imports)
    .where(gt(imports.appliedAt, recordedSince))
    .orderBy(asc(imports.appliedAt));
  for (const { id } of rows.toReversed()) await moveLines(transaction, id, 'remove', null);
  const ids = sql.join(
    rows.map(({ id }) => sql`${id}::int`),
    sql`, `,
  );
  await transaction.execute(sql`
    create temporary table later_lines on commit drop as select * from sales where import_id in (${ids})`);
  await transaction.execute(sql`delete from sales where import_id in (${ids})`);
  return rows.flatMap(({ id, appliedAt: at, kind, filename, createdBy, totals }) => {
    if (at === null) return [];
    const happen = async ({ database }: PastContext) => {
      await database.execute(sql`insert into sales select * from later_lines where import_id = ${id}`);
      await moveLines(database, id, 'add', { kind: 'importApplied', reference: id, at });
      const { created, updated, unchanged } = totals;
      const after = { kind, filename, created, updated, unchanged, skipped: 0 };
      await recordAudit(database, at, [
        { actorId: createdBy, entity: 'import', entityId: id, action: 'applied', before: null, after },
      ]);
      await publishEvent(database, { kind: 'importApplied', key: id, at, about: { importId: id } });
    };
    return [{ at, happen }];
  });
}

async function raiseGoal(transaction: Database): Promise<void> {
  await transaction
    .update(memberships)
    .set({ goalThreshold: sql`${memberships.goalThreshold} + ${goalReduction}` })
    .where(and(eq(memberships.campaignId, goalEditedIn), eq(memberships.dealerId, sql`(${ownDealer()})`)));
  await refreshAll(transaction, goalEditedIn);
}

function lowerGoal({ clerk, dealer }: Actors): Happening {
  const path = { id: goalEditedIn, dealerId: dealer.member.id };
  return {
    at: new Date('2025-10-08T09:40:00Z'),
    happen: async (context) => {
      const { goalThreshold } = await existing(membershipOf(context.database, path));
      const input = { goalThreshold: goalThreshold - goalReduction };
      await editGoal(context, clerk, path, input);
    },
  };
}

/** The redemptions that the office records: on each Monday those of the Friday before, and those of the own dealer. */
function redemptions({ clerk, dealer }: Actors, seed: number): Happening[] {
  const ownHappenings = ownRedemptions.map(({ at, share }) => ({
    at: new Date(at),
    happen: async (context: PastContext) => {
      const path = { id: exceededCampaign, dealerId: dealer.member.id };
      const { plafondAccumulated } = await existing(membershipOf(context.database, path));
      const amount = Math.floor(Number(plafondAccumulated) * Number(share));
      const what = { redeemedOn: at.slice(0, 10), amount: `${amount}.00`, note: reasons[0], confirmRepeated: true };
      if (amount > 0) await recordRedemption(context, clerk, path, what, undefined);
    },
  }));
  return [...ownHappenings, ...mondays().map((at) => ({ at, happen: redeemWeek(clerk, seed) }))];
}

const reasons = ['Buono carburante', 'Buono spesa', 'Accredito in fattura', 'Viaggio premio'] as const;

function mondays(): Date[] {
  const first = Date.parse('2025-07-07T07:30:00Z');
  const weeks = Math.ceil((Date.parse(demonstrationDay) - first) / weekMs);
  return Array.from({ length: weeks }, (_, week) => new Date(first + week * weekMs));
}

const redeemWeek =
  (clerk: SignedIn, seed: number): Happening['happen'] =>
  async (context) => {
    const { database, clock } = context;
    const redeemedOn = new Date(clock.programmeNow().getTime() - 3 * dayMs).toISOString().slice(0, 10);
    const week = Math.floor(clock.programmeNow().getTime() / weekMs);
    const chance = percent(sql`campaign_id`, sql`dealer_id`, seed + week);
    const spending = rowsIn<{ readonly id: number; readonly dealerId: number; readonly amount: string }>(
      await database.execute(sql`
        select campaign_id as id, dealer_id as "dealerId", floor(plafond_expendable / 2)::text as amount
        from memberships join campaigns on campaigns.id = campaign_id join members on members.id = dealer_id
        where region not in ${regionsOfRuns} and plafond_expendable >= 10 and redeemed = 0 and starts_on <= ${redeemedOn} and dealer_id <> (${ownDealer()})
          and campaigns.state in ('open', 'registrationClosed') and ${chance} < ${spendingPercent}
        order by ${chance}, campaign_id, dealer_id
        limit ${redemptionsOfWeek}`),
    );
    for (const [index, { amount, ...path }] of spending.entries()) {
      const note = reasons[index % reasons.length] ?? reasons[0];
      await recordRedemption(
        context,
        clerk,
        path,
        { redeemedOn, amount: `${amount}.00`, note, confirmRepeated: true },
        undefined,
      );
    }
  };

async function refreshAll(transaction: Database, campaignId: number): Promise<void> {
  await refreshFigures(transaction, await existing(lockedRules(transaction, campaignId, 'share')), null);
}

async function membershipOf(database: Database, { id, dealerId }: { readonly id: number; readonly dealerId: number }) {
  const [row] = await database
    .select()
    .from(memberships)
    .where(and(eq(memberships.campaignId, id), eq(memberships.dealerId, dealerId)));
  return row;
}

async function existing<T>(found: Promise<T | undefined>): Promise<T> {
  const row = await found;
  if (row === undefined) throw new Error('A campaign or a dealer of the demonstration is missing.');
  return row;
}
