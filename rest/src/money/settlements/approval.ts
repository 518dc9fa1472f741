/** The approval of a run: its entries and documents are written in one transaction, or not at all. */
import { sql } from 'drizzle-orm';
import { namedObstacles } from '@gdd/schema/imports';
import type { Database } from '../../ground/database/connections/connection.js';
import { takeLock } from '../../ground/database/connections/locks.js';
import { intArray } from '../../ground/database/intArray.js';
import { publishEvent } from '../../events/publish.js';
import { businessNames } from '../../programme/campaigns/closing/dealerRecords.js';
import { lockDealerRows } from '../../figures/places.js';
import { lockMonths, refuseClosedMonth } from '../ledger/closedMonths.js';
import { insertEntries, type NewEntry } from '../ledger/queries.js';
import { recordAudit } from '../../ground/platform/audit.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { Refusal, type ErrorDetails } from '../../ground/platform/http/errors.js';
import { lockSums } from '../../figures/sums/sums.js';
import { balancesOf, type DealerLine } from './balances.js';
import { issueDocuments, type IssuedDocument } from './documents/issue.js';
import { frozenLines, thawLines } from './lines.js';
import { changeSettlement, type SettlementRow } from './queries.js';
import { refuseNotProposed } from './refusals.js';
import { outdatedTerms, type Outdated } from './rules.js';
import {
  campaignsIn,
  settlementForUpdate,
  oneSettlement,
  record,
  type SettlementContext,
  type SettlementDetailView,
} from './service.js';
import { settingsNow } from './settings.js';

/**
 * Approves a proposed run, by the settings that it was proposed with. If anything that it rests on has changed since,
 * the run becomes a draft again, without entries.
 *
 * @throws Refusal NOT_FOUND; CONFLICT, reason notProposed, sameUser; held or balancesChanged, which name the first
 *   dealers; settingsChanged, dayOutOfTurn, amountTooLarge; BAD_USER_INPUT, reason monthClosed, where the run's day lies in
 *   a closed month
 */
export async function approveSettlement(
  context: SettlementContext,
  caller: SignedIn,
  id: number,
): Promise<SettlementDetailView> {
  const now = context.clock.programmeNow();
  const refused = await context.database.transaction(async (transaction) => {
    const run = await settlementForUpdate(transaction, id);
    refuseNotProposed(run);
    if (run.proposedBy === caller.userId) throw new Refusal('CONFLICT', { reason: 'sameUser' });
    await lockMonths(transaction);
    await refuseClosedMonth(transaction, run.day);
    await takeLock(transaction, 'documentNumbers');
    const lines = await frozenLines(transaction, id);
    await lockBalances(transaction, run, lines);
    const settled = lines.filter(({ outcome }) => outcome !== 'carriedOver');
    const terms = await settingsNow(transaction);
    const outdated =
      (await outdatedTerms(transaction, run, settled, terms, context.programmeDay())) ??
      (await outdatedBalances(transaction, run, lines));
    if (outdated !== undefined) return draftAgain(transaction, caller, run, outdated, now);
    const documents = await issueDocuments(transaction, run, settled, terms);
    await insertEntries(
      transaction,
      entriesOf(run, settled, documents, { recordedAt: now, recordedBy: caller.userId }),
    );
    await changeSettlement(transaction, id, { state: 'approved', decidedBy: caller.userId, decidedAt: now });
    const after = { title: run.title, documents: documents.length };
    await recordAudit(transaction, now, [record(caller, id, 'approved', after)]);
    await publishEvent(transaction, {
      kind: 'settlementApproved',
      key: id,
      at: now,
      about: { settlementId: id },
    });
    return undefined;
  });
  // thrown outside the transaction, which has to commit the return to draft
  if (refused !== undefined) throw new Refusal('CONFLICT', refused);
  return oneSettlement(context, caller, id);
}

/** Makes a proposed run a draft again. @returns the refusal, which names the first dealers that stand in the way */
async function draftAgain(
  transaction: Database,
  caller: SignedIn,
  { id, title }: SettlementRow,
  { reason, dealers }: Outdated,
  now: Date,
): Promise<ErrorDetails> {
  await thawLines(transaction, id);
  await changeSettlement(transaction, id, { state: 'draft', proposedBy: null, proposedAt: null, settings: null });
  const after = { title, reason, ...(dealers !== undefined && { dealers: dealers.length }) };
  await recordAudit(transaction, now, [record(caller, id, 'approvalRefused', after)]);
  if (dealers === undefined) return { reason };
  const named = dealers.slice(0, namedObstacles);
  const names = await businessNames(transaction, named);
  const kind = reason === 'held' ? ('held' as const) : ('balanceChanged' as const);
  const obstacles = named.map((dealerId) => ({ kind, text: names.get(dealerId) ?? '', id: dealerId }));
  return { reason, obstacles, obstacleCount: dealers.length };
}

/**
 * Locks the balances of a run's dealers until the transaction ends, with the same locks in the same order as
 * redemptions, changes of rules and imports, so that they cannot deadlock: sums, campaigns, memberships, members.
 */
async function lockBalances(transaction: Database, run: SettlementRow, lines: readonly DealerLine[]): Promise<void> {
  await lockSums(transaction, 'lines');
  const campaigns = intArray([...run.campaignIds, ...campaignsIn(lines)]);
  await transaction.execute(sql`select from campaigns where id = any(${campaigns}) order by id for share`);
  const dealers = intArray(lines.map(({ dealerId }) => dealerId));
  await transaction.execute(
    sql`select from memberships where dealer_id = any(${dealers}) order by campaign_id, dealer_id for update`,
  );
  await lockDealerRows(transaction, dealers);
}

/** The dealers whose credit or debt differs from the one that their lines were computed from, where there are any. */
async function outdatedBalances(
  transaction: Database,
  run: SettlementRow,
  lines: readonly DealerLine[],
): Promise<Outdated | undefined> {
  const dealers = sql`select unnest(${intArray(lines.map(({ dealerId }) => dealerId))})`;
  const now = await balancesOf(transaction, run, dealers);
  const textOf = (balances: DealerLine['parts']) =>
    balances
      .map(({ campaignId, balance, settlement }) => `${campaignId} ${balance} ${settlement}`)
      .sort()
      .join();
  const moved = lines
    .filter(({ dealerId, parts }) => textOf(parts) !== textOf((now.get(dealerId) ?? []).map(asPart)))
    .map(({ dealerId }) => dealerId);
  return moved.length === 0 ? undefined : { reason: 'balancesChanged', dealers: moved };
}

/** A balance as a part of a line; the comparison ignores the amounts. */
const asPart = <T extends object>(balance: T) => ({ ...balance, setOff: '0.00', paid: '0.00' });

/** The entries of a run: each move is taken from a credit and covers a debt; the rest of the credit is redeemed. */
function entriesOf(
  { id: settlementId, title, day }: SettlementRow,
  lines: readonly DealerLine[],
  documents: readonly IssuedDocument[],
  by: Pick<NewEntry['values'], 'recordedAt' | 'recordedBy'>,
): NewEntry[] {
  const documentOf = new Map(
    documents.flatMap((document) =>
      document.campaignIds.map((campaignId) => [`${document.dealerId} ${campaignId}`, document] as const),
    ),
  );
  return lines.flatMap(({ dealerId, moves, parts }) => {
    const entry = (kind: 'setOff' | 'redemption', creditId: number, campaignId: number, amount: string): NewEntry => {
      const document = documentOf.get(`${dealerId} ${creditId}`);
      const reason = kind === 'redemption' ? (document?.number ?? null) : title;
      const values = { campaignId, dealerId, kind, day, amount, reason, origin: 'settlement' as const, settlementId };
      return { values: { ...values, documentId: document?.id ?? null, ...by }, countsAs: kind };
    };
    return [
      ...moves.flatMap(({ from, to, amount }) => [
        entry('setOff', from, from, `-${amount}`),
        entry('setOff', from, to, amount),
      ]),
      ...parts
        .filter(({ paid }) => /[1-9]/.test(paid))
        .map(({ campaignId, paid }) => entry('redemption', campaignId, campaignId, `-${paid}`)),
    ];
  });
}
