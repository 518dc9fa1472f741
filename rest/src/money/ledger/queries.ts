import { and, desc, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { EntryKind } from '@gdd/schema/ledger';
import type { Database } from '../../ground/database/connections/connection.js';
import { intArray } from '../../ground/database/intArray.js';
import { everInSubtreeOf, visibleTo, type Place } from '../../ground/database/scope.js';
import { users } from '../../ground/database/tables/people/accounts.js';
import { members } from '../../ground/database/tables/people/network.js';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { ledgerEntries } from '../../ground/database/tables/programme/ledger.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { groupedBy } from '../../ground/domain/grouped.js';
import { changeMemberships } from '../../figures/campaignFigures.js';
import type { Cause } from '../../figures/membershipChanges.js';
import { isMembership, lockedMemberships } from '../../programme/memberships/membership/queries.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';

/** The reversal of an entry, where it has one. */
const reversals = alias(ledgerEntries, 'reversals');

type EntryValues = typeof ledgerEntries.$inferInsert;

/** Entries of one insert: a statement may have at most 65,535 parameters. */
const batchSize = 2000;

/**
 * The state and first day of the campaign of a ledger.
 *
 * @returns undefined for a dealer that is not in the campaign, or that the caller may not see
 */
export async function ledgerOwner(database: Database, caller: SignedIn, campaignId: number, dealerId: number) {
  const [row] = await ledgerOwnerRow(database, caller, campaignId, dealerId);
  return row;
}

/**
 * `ledgerOwner` with locks until the transaction ends: on the campaign, so that its state and first day do not change,
 * and on the membership, so that entries of the dealer are written one after the other.
 */
export async function lockedLedgerOwner(transaction: Database, caller: SignedIn, campaignId: number, dealerId: number) {
  const [row] = await ledgerOwnerRow(transaction, caller, campaignId, dealerId).for('share', { of: campaigns });
  if (row !== undefined) await lockedMemberships(transaction, campaignId, [dealerId]);
  return row;
}

function ledgerOwnerRow(database: Database, caller: SignedIn, campaignId: number, dealerId: number) {
  return database
    .select({ startsOn: campaigns.startsOn, state: campaigns.state })
    .from(memberships)
    .innerJoin(campaigns, eq(campaigns.id, memberships.campaignId))
    .innerJoin(members, eq(members.id, memberships.dealerId))
    .where(and(isMembership(campaignId, dealerId), visibleTo(caller)));
}

const ofMembership = (campaignId: number, dealerId: number) =>
  and(eq(ledgerEntries.campaignId, campaignId), eq(ledgerEntries.dealerId, dealerId));

/** A redemption without a reversal. */
const isRedemption = and(eq(ledgerEntries.kind, 'redemption'), isNull(reversals.id));

const newestFirst = [desc(ledgerEntries.day), desc(ledgerEntries.id)];

function entriesWhere(database: Database, condition: SQL | undefined) {
  return database
    .select({
      entry: ledgerEntries,
      reversedById: reversals.id,
      recordedBy: { name: users.name, username: users.username },
      dealer: { id: members.id, code: members.code, businessName: members.businessName, vatNumber: members.vatNumber },
    })
    .from(ledgerEntries)
    .innerJoin(members, eq(members.id, ledgerEntries.dealerId))
    .leftJoin(reversals, eq(reversals.reversesId, ledgerEntries.id))
    .leftJoin(users, eq(users.id, ledgerEntries.recordedBy))
    .where(condition);
}

/** The entries of a dealer in a campaign, newest first. */
export function entriesOf(database: Database, campaignId: number, dealerId: number) {
  return entriesWhere(database, ofMembership(campaignId, dealerId)).orderBy(...newestFirst);
}

export type EntryRow = Awaited<ReturnType<typeof entriesOf>>[number];

/** The redemptions of a dealer in a campaign that were not cancelled, newest first. */
export function redemptionsOf(database: Database, campaignId: number, dealerId: number) {
  return entriesWhere(database, and(ofMembership(campaignId, dealerId), isRedemption)).orderBy(...newestFirst);
}

/**
 * The ids of the entries in a campaign of the dealers at or below a member, newest first.
 *
 * @param kind all, or the redemptions that were not cancelled
 */
export async function entryIds(
  database: Database,
  top: Place,
  campaignId: number,
  kind: 'all' | 'redemptions',
): Promise<number[]> {
  const rows = await database
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .innerJoin(members, eq(members.id, ledgerEntries.dealerId))
    .leftJoin(reversals, eq(reversals.reversesId, ledgerEntries.id))
    .where(
      and(
        eq(ledgerEntries.campaignId, campaignId),
        kind === 'redemptions' ? isRedemption : undefined,
        everInSubtreeOf(top),
      ),
    )
    .orderBy(...newestFirst);
  return rows.map(({ id }) => id);
}

/** The entries of these ids, each with its dealer. */
export async function entriesByIds(database: Database, ids: readonly number[]) {
  const rows = await entriesWhere(database, sql`${ledgerEntries.id} = any(${intArray(ids)})`);
  return rows.map((row) => ({ id: row.entry.id, ...row }));
}

/** An entry of a membership by its id; undefined where the membership has no such entry. */
export async function entryOf(database: Database, campaignId: number, dealerId: number, id: number) {
  const condition = and(ofMembership(campaignId, dealerId), eq(ledgerEntries.id, id));
  const [row] = await entriesWhere(database, condition);
  return row;
}

/**
 * Whether a redemption with the same amount, day and note of the membership was recorded since an instant, and not
 * reversed.
 */
export async function isRecordedSince(
  transaction: Database,
  { campaignId, dealerId, amount, day, reason }: EntryValues,
  since: Date,
): Promise<boolean> {
  const redemptions = await transaction
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .leftJoin(reversals, eq(reversals.reversesId, ledgerEntries.id))
    .where(
      and(
        ofMembership(campaignId, dealerId),
        isRedemption,
        eq(ledgerEntries.amount, amount),
        eq(ledgerEntries.day, day),
        sql`${ledgerEntries.reason} is not distinct from ${reason ?? null}::text`,
        gt(ledgerEntries.recordedAt, since),
      ),
    )
    .limit(1);
  return redemptions.length > 0;
}

/** Whether an amount is expendable for a membership. @param transaction holds the membership */
export async function mayExpend(
  transaction: Database,
  campaignId: number,
  dealerId: number,
  amount: string,
): Promise<boolean> {
  const matching = await transaction
    .select({ dealerId: memberships.dealerId })
    .from(memberships)
    .where(and(isMembership(campaignId, dealerId), sql`${memberships.plafondExpendable} >= ${amount}::numeric`));
  return matching.length > 0;
}

/** An entry to be written. */
export interface NewEntry {
  readonly values: EntryValues;
  /** The kind whose sum the entry counts for; for a reversal that of the reversed entry. */
  readonly countsAs: Exclude<EntryKind, 'reversal'>;
}

type Entry = typeof ledgerEntries.$inferSelect;

/**
 * Inserts entries and updates the balances of the memberships: the only way to write into a ledger. A dealer's entries
 * are inserted one after the other, in their order, so that each recorded change of its figures refers to its own
 * entry.
 *
 * @param transaction holds the memberships (`lockedLedgerOwner`)
 */
export async function insertEntries(transaction: Database, entries: readonly NewEntry[]): Promise<Entry[]> {
  const written: Entry[] = [];
  const byCampaign = groupedBy(entries, ({ values }) => values.campaignId);
  for (const [campaignId, ofCampaign] of byCampaign) {
    const ofDealers = [...groupedBy(ofCampaign, ({ values }) => values.dealerId).values()];
    for (let round = 0; ofDealers.some((ofDealer) => round < ofDealer.length); round += 1) {
      const ofRound = ofDealers.flatMap((ofDealer) => ofDealer.slice(round, round + 1));
      written.push(...(await insertOneOfEach(transaction, campaignId, ofRound)));
    }
  }
  return written;
}

/** Writes one entry. @param transaction as for `insertEntries` */
export async function insertEntry(transaction: Database, entry: NewEntry): Promise<Entry> {
  const [written] = await insertEntries(transaction, [entry]);
  if (written === undefined) throw new Error('The entry just recorded is gone.');
  return written;
}

/** Writes entries of a campaign, at most one for each dealer. */
async function insertOneOfEach(
  transaction: Database,
  campaignId: number,
  entries: readonly NewEntry[],
): Promise<Entry[]> {
  const written: Entry[] = [];
  for (let from = 0; from < entries.length; from += batchSize) {
    const batch = entries.slice(from, from + batchSize).map(({ values }) => values);
    written.push(...(await transaction.insert(ledgerEntries).values(batch).returning()));
  }
  const [firstEntry] = written;
  if (firstEntry === undefined) return written;
  const kinds = new Map(entries.map(({ values, countsAs }) => [values.dealerId, countsAs]));
  const amounts = written.map(({ dealerId, amount }) => ({ dealerId, amount, kind: kinds.get(dealerId) }));
  const dealerIds = written.map(({ dealerId }) => dealerId);
  const reference = written.length === 1 ? firstEntry.id : new Map(written.map(({ dealerId, id }) => [dealerId, id]));
  const cause: Cause = { kind: 'entry', reference, at: firstEntry.recordedAt };
  const balance = sql`plafond_expendable - debt + written.amount`;
  const added = (kind: NewEntry['countsAs']) => sql`case written.kind when ${kind} then written.amount else 0 end`;
  await changeMemberships(transaction, campaignId, dealerIds, cause, () =>
    transaction.execute(sql`
      update memberships set redeemed = redeemed - ${added('redemption')}, adjusted = adjusted + ${added('adjustment')},
        set_off = set_off + ${added('setOff')}, entry_count = entry_count + 1,
        plafond_expendable = greatest(${balance}, 0), debt = greatest(-(${balance}), 0)
      from json_to_recordset(${JSON.stringify(amounts)}::json) as written("dealerId" int, amount numeric, kind text)
      where campaign_id = ${campaignId} and dealer_id = written."dealerId"`),
  );
  return written;
}

/** The reversal of an entry that is not itself a reversal: the opposite amount, counted for the kind of that entry. */
export function reversalOf(
  { id: reversesId, campaignId, dealerId, kind, amount, origin, settlementId, documentId, disputeId }: Entry,
  by: Pick<EntryValues, 'day' | 'reason' | 'recordedAt' | 'recordedBy'>,
): NewEntry {
  if (kind === 'reversal') throw new Error('A reversal is not taken back.');
  const opposite = amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
  const of = { campaignId, dealerId, origin, settlementId, documentId, disputeId, reversesId };
  return { values: { ...of, ...by, kind: 'reversal', amount: opposite }, countsAs: kind };
}

/** The details of entries that are shown as causes of changes. */
export function entriesById(database: Database, ids: readonly number[]) {
  return database
    .select({
      id: ledgerEntries.id,
      kind: ledgerEntries.kind,
      day: ledgerEntries.day,
      amount: ledgerEntries.amount,
      reason: ledgerEntries.reason,
    })
    .from(ledgerEntries)
    .where(sql`${ledgerEntries.id} = any(${intArray(ids)})`);
}
