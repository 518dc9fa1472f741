import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { newestFirst } from '../../../programme/campaigns/campaign/queries.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import { isOpened } from '../../../ground/database/opened.js';
import { users } from '../../../ground/database/tables/people/accounts.js';
import { campaigns } from '../../../ground/database/tables/programme/campaigns.js';
import { ledgerEntries } from '../../../ground/database/tables/programme/ledger.js';
import { memberships } from '../../../ground/database/tables/programme/memberships.js';
import { settlementDocuments } from '../../../ground/database/tables/programme/settlements.js';

const reversals = alias(ledgerEntries, 'reversals');
const reversed = alias(ledgerEntries, 'reversed');

/** The sums of a dealer in each campaign that it is in, newest first; never drafts. */
export const prizeSumsOf = (database: Database, dealerId: number) =>
  database
    .select({
      campaign: { id: campaigns.id, title: campaigns.title },
      isClosed: sql<boolean>`${campaigns.state} = 'closed'`,
      accumulated: memberships.plafondAccumulated,
      adjusted: memberships.adjusted,
      setOff: memberships.setOff,
      redeemed: memberships.redeemed,
      expendable: memberships.plafondExpendable,
      debt: memberships.debt,
    })
    .from(memberships)
    .innerJoin(campaigns, eq(campaigns.id, memberships.campaignId))
    .where(and(eq(memberships.dealerId, dealerId), isOpened))
    .orderBy(...newestFirst);

/**
 * What documents of settlements redeemed of a dealer's prizes, by campaign and by whether they are paid. Those that were
 * cancelled or answered are 0: their entries are reversed.
 */
export const redeemedByDocuments = (database: Database, dealerId: number) =>
  database
    .select({
      campaignId: ledgerEntries.campaignId,
      isPaid: sql<boolean>`${settlementDocuments.paidOn} is not null`,
      amount: sql<string>`(-sum(${ledgerEntries.amount}))::numeric(18, 2)`,
    })
    .from(ledgerEntries)
    .innerJoin(settlementDocuments, eq(settlementDocuments.id, ledgerEntries.documentId))
    .leftJoin(reversed, eq(reversed.id, ledgerEntries.reversesId))
    .where(
      and(eq(ledgerEntries.dealerId, dealerId), sql`coalesce(${reversed.kind}, ${ledgerEntries.kind}) = 'redemption'`),
    )
    .groupBy(ledgerEntries.campaignId, sql`${settlementDocuments.paidOn} is not null`);

/** The entries of a dealer in all campaigns, newest first. */
export const movementsOf = (database: Database, dealerId: number) =>
  database
    .select({
      entry: ledgerEntries,
      reversedById: reversals.id,
      recordedBy: { name: users.name, username: users.username },
      campaign: { id: campaigns.id, title: campaigns.title },
      documentNumber: settlementDocuments.number,
    })
    .from(ledgerEntries)
    .innerJoin(campaigns, eq(campaigns.id, ledgerEntries.campaignId))
    .leftJoin(reversals, eq(reversals.reversesId, ledgerEntries.id))
    .leftJoin(users, eq(users.id, ledgerEntries.recordedBy))
    .leftJoin(settlementDocuments, eq(settlementDocuments.id, ledgerEntries.documentId))
    .where(eq(ledgerEntries.dealerId, dealerId))
    .orderBy(desc(ledgerEntries.day), desc(ledgerEntries.id));
