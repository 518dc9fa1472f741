/** What one person may enter by hand for a dealer in a day (docs/domain/approvals.md). */
import { and, eq, gte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Confirmation } from '../../decisions/approvals/requests/proposing.js';
import { approvalTerms, isAbove } from '../../decisions/approvals/requests/terms.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { takeUsersLock } from '../../ground/database/connections/locks.js';
import { ledgerEntries } from '../../ground/database/tables/programme/ledger.js';
import { decimalText, millionths } from '../../ground/domain/decimal.js';
import { romeDay } from '../../ground/domain/romeDay.js';

/** The kinds of entries that have a limit; a reversal counts for the kind that it takes back. */
export type LimitedKind = 'adjustment' | 'redemption';

const reversed = alias(ledgerEntries, 'reversed');

/** An entry that a user is about to make. */
interface Planned {
  readonly userId: number;
  readonly dealerId: number;
  readonly kind: LimitedKind;
  /** EUR, of either sign. */
  readonly amount: string;
}

/**
 * Whether an entry needs a second person: with it, what the user has entered for the dealer on the present day in Rome
 * is above the limit, over all campaigns and whatever the signs. Entries that a second person confirmed count too.
 *
 * @param transaction holds the user (`lockEntriesOf`), so that a concurrent call sees this entry
 */
export async function needsSecond(
  transaction: Database,
  now: Date,
  { userId, dealerId, kind, amount }: Planned,
): Promise<boolean> {
  const { [kind]: limit } = await approvalTerms(transaction);
  if (!limit.on) return false;
  const [entered] = await transaction
    .select({ sum: sql<string>`coalesce(sum(abs(${ledgerEntries.amount})), 0)::text` })
    .from(ledgerEntries)
    .leftJoin(reversed, eq(reversed.id, ledgerEntries.reversesId))
    .where(
      and(
        eq(ledgerEntries.dealerId, dealerId),
        eq(ledgerEntries.recordedBy, userId),
        // written out, for the partial index
        sql`${ledgerEntries.origin} <> 'settlement'`,
        gte(ledgerEntries.recordedAt, sql`${romeDay(now)}::timestamp at time zone 'Europe/Rome'`),
        or(eq(ledgerEntries.kind, kind), eq(reversed.kind, kind)),
      ),
    );
  const sum = millionths(entered?.sum ?? '0') + millionths(amount.replace('-', ''));
  return isAbove(decimalText(sum), limit.amount);
}

/**
 * Makes concurrent entries of one user follow each other, where a limit counts them; nothing where a second person has
 * confirmed the entry. Taken before every other lock of a ledger.
 */
export async function lockEntriesOf(transaction: Database, userId: number, confirmation: Confirmation): Promise<void> {
  if (confirmation === 'given') return;
  const { adjustment, redemption } = await approvalTerms(transaction);
  if (adjustment.on || redemption.on) await takeUsersLock(transaction, userId);
}
