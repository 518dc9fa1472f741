import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type {
  DocumentDelivery,
  DocumentPayment,
  SettlementDocumentKind,
  SettlementOutcome,
  SettlementState,
  TaxNature,
  TaxRegime,
} from '@gdd/schema/settlements';
import type { Move, Part } from '../../../domain/settlement/settle.js';
import { instant, textC } from '../columns.js';
import { users } from '../people/accounts.js';
import { members } from '../people/network.js';
import { campaigns } from './campaigns.js';

const money = (name: string) => numeric(name, { precision: 18, scale: 2 });

/** Settlement runs, which pay the expendable prizes (docs/domain/settlement.md). */
export const settlements = pgTable(
  'settlements',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    title: text('title').notNull(),
    /** The campaigns whose credits it pays. */
    campaignIds: integer('campaign_ids').array().notNull(),
    /** The dealers of the run, as a filter of the table of dealers. */
    filter: jsonb('filter').$type<SettlementFilter>().notNull(),
    /** EUR; smaller amounts are carried over to a later run. */
    minimum: money('minimum').notNull(),
    /** The date of its documents and ledger entries. */
    day: date('day', { mode: 'string' }).notNull(),
    state: textC('state').$type<SettlementState>().notNull().default('draft'),
    version: integer('version').notNull().default(1),
    createdBy: integer('created_by').references(() => users.id),
    createdAt: instant('created_at').notNull(),
    proposedBy: integer('proposed_by').references(() => users.id),
    proposedAt: instant('proposed_at'),
    /** Who approved or withdrew it. */
    decidedBy: integer('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
    /** The settings for its documents, frozen when it was proposed; null for a draft. */
    settings: jsonb('settings').$type<SettlementTerms>(),
  },
  (t) => [
    check('settlements_proposed', sql`(state = 'draft') = (proposed_at is null)`),
    check('settlements_decided', sql`(state in ('approved', 'withdrawn')) = (decided_at is not null)`),
    index('settlements_state').on(t.state, t.id),
  ],
);

/** The filter of a run, as of the table of dealers; a single value is stored as a list too. */
export interface SettlementFilter {
  readonly status?: readonly string[];
  readonly tier?: readonly string[];
  readonly region?: readonly string[];
  readonly province?: readonly string[];
  readonly memberId?: number;
  readonly joinedOn?: { readonly from?: string; readonly to?: string };
  readonly stopped?: boolean;
}

/** The dealers of a proposed run with their amounts in EUR, as calculated at the proposal. */
export const settlementLines = pgTable(
  'settlement_lines',
  {
    settlementId: integer('settlement_id')
      .notNull()
      .references(() => settlements.id, { onDelete: 'cascade' }),
    dealerId: integer('dealer_id')
      .notNull()
      .references(() => members.id),
    credits: money('credits').notNull(),
    /** The sum of the debts, as a positive amount. */
    debts: money('debts').notNull(),
    setOff: money('set_off').notNull(),
    net: money('net').notNull(),
    outcome: textC('outcome').$type<SettlementOutcome>().notNull(),
    /** Whether the dealer gets a credit note. */
    creditNote: boolean('credit_note').notNull(),
    /** Credits, then debts, each in the order in which they are used. */
    parts: jsonb('parts').$type<readonly Part[]>().notNull(),
    moves: jsonb('moves').$type<readonly Move[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.settlementId, t.dealerId] })],
);

/** The dealer of a document at the time of its creation. */
export interface DocumentReceiver {
  readonly code: string;
  readonly businessName: string;
  readonly vatNumber: string;
  readonly address: string | null;
  readonly postalCode: string | null;
  readonly city: string;
  readonly province: string;
  readonly sdiCode: string | null;
  /** None of these in documents that were approved before dealers had them. */
  readonly country?: string;
  readonly taxCode?: string | null;
  readonly pec?: string | null;
}

/**
 * Credit notes, notices of the amount a dealer has to invoice, and the debit notes that answer whole credit notes, as
 * documents of the same run. A cancelled document keeps its number.
 */
export const settlementDocuments = pgTable(
  'settlement_documents',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    settlementId: integer('settlement_id')
      .notNull()
      .references(() => settlements.id),
    dealerId: integer('dealer_id')
      .notNull()
      .references(() => members.id),
    kind: textC('kind').$type<SettlementDocumentKind>().notNull(),
    year: integer('year').notNull(),
    /** From 1 without gaps within a kind and year. */
    sequence: integer('sequence').notNull(),
    /** `NC-2025-000001` */
    number: textC('number').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    net: money('net').notNull(),
    tax: money('tax').notNull(),
    /** The stamp duty that the dealer bears: the total is smaller by it, the prize that is paid is not. */
    stampCharged: money('stamp_charged').notNull().default('0'),
    total: money('total')
      .notNull()
      .generatedAlwaysAs(sql`net + tax - stamp_charged`),
    receiver: jsonb('receiver').$type<DocumentReceiver>().notNull(),
    /** Of a notice always `notSent`. */
    delivery: textC('delivery').$type<DocumentDelivery>().notNull().default('notSent'),
    /** Whether it counts as sent only because it is older than what is kept of sending. */
    isSentAssumed: boolean('is_sent_assumed').notNull().default(false),
    paidOn: date('paid_on', { mode: 'string' }),
    /** The day on which the transfer came back; null again once another one has paid it. */
    returnedOn: date('returned_on', { mode: 'string' }),
    returnReason: text('return_reason'),
    /** The day of the last payment that was taken back or returned: a file that names it again pays nothing. */
    undonePaidOn: date('undone_paid_on', { mode: 'string' }),
    payment: textC('payment')
      .$type<DocumentPayment>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when paid_on is not null then 'paid' when returned_on is not null then 'returned' else 'unpaid' end`,
      ),
    cancelledAt: instant('cancelled_at'),
    cancelledBy: integer('cancelled_by').references(() => users.id),
    cancelReason: text('cancel_reason'),
    /** Of a credit note: the debit note that answers it. */
    answeredById: integer('answered_by_id')
      .unique('settlement_documents_answers_one')
      .references((): AnyPgColumn => settlementDocuments.id),
  },
  (t) => [
    unique('settlement_documents_sequence').on(t.kind, t.year, t.sequence),
    unique('settlement_documents_number').on(t.number),
    check('settlement_documents_net', sql`net > 0 and tax >= 0`),
    check(
      'settlement_documents_stamp',
      sql`stamp_charged >= 0 and stamp_charged < net and (kind <> 'notice' or stamp_charged = 0)`,
    ),
    check('settlement_documents_cancelled', sql`(cancelled_at is null) = (cancel_reason is null)`),
    check('settlement_documents_notice', sql`kind <> 'notice' or delivery = 'notSent'`),
    check('settlement_documents_assumed', sql`delivery = 'sent' or not is_sent_assumed`),
    check(
      'settlement_documents_returned',
      sql`(returned_on is null) = (return_reason is null) and (returned_on is null or paid_on is null)`,
    ),
    // what was sent or paid is not cancelled; documents that are older than this rule may have been
    check(
      'settlement_documents_stays',
      sql`cancelled_at is null or is_sent_assumed or kind = 'notice' or (delivery in ('notSent', 'rejected') and paid_on is null)`,
    ),
    // what was paid is not answered: its prize would be expendable again, and be paid twice
    check(
      'settlement_documents_answered',
      sql`answered_by_id is null or (kind = 'creditNote' and delivery in ('sent', 'delivered', 'undelivered', 'rejected') and paid_on is null and cancelled_at is null)`,
    ),
    check(
      'settlement_documents_debit_note',
      sql`kind <> 'debitNote' or (paid_on is null and returned_on is null and cancelled_at is null)`,
    ),
    index('settlement_documents_settlement').on(t.settlementId, t.id),
    index('settlement_documents_dealer').on(t.dealerId, t.id),
  ],
);

/**
 * The lines of a document: the credit of a campaign, with the parts that are set off and paid. A debit note has those of
 * the note that it answers, in the same places.
 */
export const settlementDocumentLines = pgTable(
  'settlement_document_lines',
  {
    documentId: integer('document_id')
      .notNull()
      .references(() => settlementDocuments.id),
    /** The line's number from 1, in the order in which the credits were used. */
    place: integer('place').notNull(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    credit: money('credit').notNull(),
    setOff: money('set_off').notNull(),
    paid: money('paid').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.documentId, t.place] }),
    check('settlement_document_lines_paid', sql`paid = credit - set_off and paid >= 0`),
    index('settlement_document_lines_campaign').on(t.campaignId, t.documentId),
  ],
);

/** The last number assigned in each kind and year. Its row is locked until the assigning transaction ends. */
export const settlementCounters = pgTable(
  'settlement_counters',
  {
    kind: textC('kind').$type<SettlementDocumentKind>().notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.year] })],
);

/** The issuer of the documents, with the fields that FatturaPA requires. */
export interface SettlementSender {
  readonly businessName: string;
  readonly vatNumber: string;
  readonly taxRegime: TaxRegime;
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  readonly province: string;
}

/** The tax settings of documents, which have no defaults. */
export interface SettlementTerms {
  /** VAT in percent; null without VAT, and before it is configured. */
  readonly taxRate: string | null;
  /** The reason code for no VAT. */
  readonly taxNature: TaxNature | null;
  /** The legal reference for no VAT, printed on the document. */
  readonly taxReference: string | null;
  readonly sender: SettlementSender | null;
  /** Whether credit notes list the documents of the counted lines. */
  readonly namesInvoices: boolean;
  /** The natures of which stamp duty is paid; absent in runs from before stamp duty was written. */
  readonly stampNatures?: readonly TaxNature[];
  /** Whether the dealer bears the stamp duty; absent in runs from before it could. */
  readonly stampCharged?: boolean;
}

/** The settings of settlements (`SettlementTerms`): one row. */
export const settlementSettings = pgTable(
  'settlement_settings',
  {
    id: integer('id').primaryKey().default(1),
    taxRate: numeric('tax_rate', { precision: 5, scale: 2 }),
    taxNature: textC('tax_nature').$type<TaxNature>(),
    taxReference: text('tax_reference'),
    sender: jsonb('sender').$type<SettlementSender>(),
    namesInvoices: boolean('names_invoices').notNull().default(false),
    /** How many days before today the day of a run may be, at most. */
    daysBack: integer('days_back').notNull().default(12),
    stampNatures: text('stamp_natures').array().$type<TaxNature[]>().notNull().default(['N2.1', 'N2.2']),
    stampCharged: boolean('stamp_charged').notNull().default(false),
    version: integer('version').notNull().default(1),
    updatedBy: integer('updated_by').references(() => users.id),
    updatedAt: instant('updated_at'),
  },
  () => [
    check('settlement_settings_one', sql`id = 1`),
    check('settlement_settings_tax', sql`tax_rate is null or tax_nature is null`),
  ],
);
