/**
 * The tables. What drizzle cannot say (functions, triggers, deferrable constraints) stands in the hand-written
 * migrations beside the generated ones, in rest/migrations.
 */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  foreignKey,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type {
  CampaignDuration,
  CampaignGroup,
  CampaignState,
  CampaignType,
  Channel,
  ImportKind,
  ImportStatus,
  Season,
  Segment,
  UploadPurpose,
} from '@gdd/schema/campaigns';
import type { ExportFormat } from '@gdd/schema/campaigns';
import type { ExportFailure, ExportStatus, ExportType } from '@gdd/schema/exports';
import type { ContentKind, DocTypeId } from '@gdd/schema/content';
import type { AuditEntity } from '@gdd/schema/audit';
import type { CustomerStatus, CustomerType } from '@gdd/schema/customers';
import type { ImportFailure, ImportObstacle, ImportReason, ReasonParameters } from '@gdd/schema/imports';
import type { ListColumns, ListName, ListView } from '@gdd/schema/lists';
import type { DealerStatus, DealerTier, MemberRole } from '@gdd/schema/members';
import type { ReminderRefusal } from '@gdd/schema/reminders';
import type { SecurityEventKind } from '@gdd/schema/session';
import type { UserState } from '@gdd/schema/users';
import type { BoostShare, Explanation, FactorBoostDetail, IncentiveDetail, Match } from '../domain/incentive.js';

/** Tyres that were counted, by factors that nobody can tell any more. */
export interface UnknownShare {
  readonly quantity: number;
  readonly fleetQuantity: number;
  /** Σ quantity · factor, exact. */
  readonly boostedQuantity: string;
}

/** Text that compares by code point, the same on every server and fit for prefix ranges. */
const textC = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The tree of the programme (docs/domain/network-and-access.md). */
export const members = pgTable(
  'members',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    code: textC('code').notNull(),
    businessName: text('business_name').notNull(),
    role: textC('role').$type<MemberRole>().notNull(),
    parentId: integer('parent_id').references((): AnyPgColumn => members.id),
    /** The ids from the root down to this member, '/1/5/20/'; kept by the trigger members_place. */
    path: textC('path').notNull().default(''),
    region: textC('region'),
    province: textC('province'),
    city: text('city'),
    vatNumber: textC('vat_number'),
    email: text('email'),
    phone: text('phone'),
    status: textC('status').$type<DealerStatus>(),
    tier: textC('tier').$type<DealerTier>(),
    joinedOn: date('joined_on', { mode: 'string' }),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
    /** The text of the quick search, without case and accents. */
    searchText: textC('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`fold_text(business_name || ' ' || code || ' ' || coalesce(vat_number, '') || ' ' || coalesce(city, ''))`,
      ),
    /** By what names and cities sort: without case and accents, the same on every server. */
    nameSort: textC('name_sort')
      .notNull()
      .generatedAlwaysAs(sql`fold_text(business_name)`),
    citySort: textC('city_sort').generatedAlwaysAs(sql`fold_text(city)`),
    /** The distributor at or above: the third from the root down, in every tree that the rules allow. */
    distributorId: integer('distributor_id').generatedAlwaysAs(sql`nullif(split_part(path, '/', 4), '')::integer`),
  },
  (t) => {
    const visibleDealer = sql`role = 'Dealer' and deleted_at is null`;
    return [
      uniqueIndex('members_code_unique').on(t.code),
      uniqueIndex('members_one_root')
        .on(t.role)
        .where(sql`role = 'Programme'`),
      index('members_path').on(t.path),
      index('members_parent').on(t.parentId, t.id),
      index('members_above')
        .on(t.id)
        .where(sql`role <> 'Dealer'`),
      index('members_role_name')
        .on(t.role, t.nameSort, t.id)
        .where(sql`deleted_at is null`),
      index('members_deleted')
        .on(t.id)
        .where(sql`deleted_at is not null`),
      // who registers with the address of a member is proposed that member
      index('members_email')
        .on(sql`lower(${t.email})`)
        .where(sql`email is not null`),
      index('members_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
      // One way in for each column that the dealers' table sorts by. The path at the end lets a deep page be found in
      // the index alone; columns with few values have the other direction too, because ties always ascend by id.
      index('dealers_path').on(t.path).where(visibleDealer),
      index('dealers_id').on(t.id, t.path).where(visibleDealer),
      index('dealers_code').on(t.code, t.id, t.path).where(visibleDealer),
      index('dealers_name').on(t.nameSort, t.id, t.path).where(visibleDealer),
      index('dealers_vat_number').on(t.vatNumber, t.id, t.path).where(visibleDealer),
      index('dealers_city').on(t.citySort, t.id, t.path).where(visibleDealer),
      index('dealers_joined_on').on(t.joinedOn, t.id, t.path).where(visibleDealer),
      index('dealers_region').on(t.region, t.id, t.path).where(visibleDealer),
      index('dealers_region_desc').on(t.region.desc().nullsFirst(), t.id, t.path).where(visibleDealer),
      index('dealers_province').on(t.province, t.id, t.path).where(visibleDealer),
      index('dealers_province_desc').on(t.province.desc().nullsFirst(), t.id, t.path).where(visibleDealer),
      index('dealers_status').on(t.status, t.id, t.path).where(visibleDealer),
      index('dealers_status_desc').on(t.status.desc().nullsFirst(), t.id, t.path).where(visibleDealer),
      index('dealers_distributor').on(t.distributorId, t.id, t.path).where(visibleDealer),
      index('dealers_distributor_desc').on(t.distributorId.desc().nullsFirst(), t.id, t.path).where(visibleDealer),
      index('dealers_tier').on(t.tier, t.id, t.path).where(visibleDealer),
      index('dealers_tier_desc').on(t.tier.desc().nullsFirst(), t.id, t.path).where(visibleDealer),
    ];
  },
);

/** Who signs in; attached to one member, or to none while waiting for activation. */
export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Kept in lower case: names compare without case. */
    username: textC('username').notNull(),
    email: textC('email'),
    /** When the address was shown to be the user's; null until a mailed link that went to it is opened. */
    emailConfirmedAt: instant('email_confirmed_at'),
    name: text('name'),
    phone: text('phone'),
    /** Argon2id; null until an invitation is accepted. */
    passwordHash: text('password_hash'),
    memberId: integer('member_id').references(() => members.id),
    /** Made by the demonstration generator: production refuses to start while one exists. */
    demonstration: boolean('demonstration').notNull().default(false),
    lastLoginAt: instant('last_login_at'),
    disabledAt: instant('disabled_at'),
    /** Counts the changes of the account; signing in is none. */
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** A user has roles exactly when it has a member: whoever waits has neither. */
    state: textC('state')
      .$type<UserState>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when disabled_at is not null then 'disabled' when password_hash is null then 'invited' when member_id is null then 'waiting' else 'active' end`,
      ),
    /** The text of the quick search, without case and accents. */
    searchText: textC('search_text')
      .notNull()
      .generatedAlwaysAs(sql`fold_text(username || ' ' || coalesce(name, '') || ' ' || coalesce(email, ''))`),
    nameSort: textC('name_sort').generatedAlwaysAs(sql`fold_text(name)`),
  },
  (t) => [
    uniqueIndex('users_username_unique').on(t.username),
    uniqueIndex('users_confirmed_email_unique')
      .on(t.email)
      .where(sql`email_confirmed_at is not null`),
    index('users_email').on(t.email),
    index('users_member').on(t.memberId),
    index('users_state').on(t.state, t.id),
    index('users_name').on(t.nameSort, t.id),
    index('users_last_login').on(t.lastLoginAt, t.id),
  ],
);

/** A user's role list, in its order: the last one decides (specification, section 6). */
export const userRoles = pgTable(
  'user_roles',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    role: textC('role').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.position] })],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, hexadecimal: the token itself is nowhere. */
    tokenHash: textC('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** By which its user names it. */
    id: integer('id').generatedAlwaysAsIdentity().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** The client's address at the sign-in; null where the session is older than the column. */
    signedInFrom: text('signed_in_from'),
    /** To the minute; null before the first use. */
    lastUsedAt: instant('last_used_at'),
    lastUsedFrom: text('last_used_from'),
  },
  (t) => [
    uniqueIndex('sessions_id_unique').on(t.id),
    index('sessions_user').on(t.userId),
    index('sessions_expiry').on(t.expiresAt),
  ],
);

/** Tokens with which users let their own programs read (docs/domain/sessions.md). */
export const personalTokens = pgTable(
  'personal_tokens',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** SHA-256 of the token, hexadecimal: the token itself is nowhere. */
    tokenHash: textC('token_hash').notNull(),
    /** Its last four characters, by which its owner tells it from the others. */
    ending: textC('ending').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** To the minute. */
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (t) => [uniqueIndex('personal_tokens_hash_unique').on(t.tokenHash), index('personal_tokens_user').on(t.userId)],
);

/** What each person keeps of a list: columns and views (docs/domain/lists-and-calls.md). */
export const listSettings = pgTable(
  'list_settings',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: textC('list').$type<ListName>().notNull(),
    columns: jsonb('columns').$type<ListColumns>().notNull(),
    views: jsonb('views').$type<readonly ListView[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.list] })],
);

/** What a token may be shown to: pages without a sign-in. */
export type ShareAudience = 'share';

/** The tokens of links that show a dealer's figures to whoever holds one (docs/domain/sharing.md). */
export const shareTokens = pgTable(
  'share_tokens',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    dealerId: integer('dealer_id')
      .notNull()
      .references(() => members.id),
    audience: textC('audience').$type<ShareAudience>().notNull(),
    /** SHA-256 of the token, hexadecimal: the token itself is nowhere. */
    tokenHash: textC('token_hash').notNull(),
    /** Its last four characters, by which a link is told from the others. */
    ending: textC('ending').notNull(),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** To the minute. */
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (t) => [uniqueIndex('share_tokens_hash_unique').on(t.tokenHash), index('share_tokens_dealer').on(t.dealerId)],
);

/** `confirmation` is for the address that an account has, `newAddress` for the one that it is to have. */
export type OneTimePurpose = 'reset' | 'invitation' | 'confirmation' | 'newAddress';

/** The tokens of mailed links; a user has at most one of each purpose, the newest. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: textC('purpose').$type<OneTimePurpose>().notNull(),
    tokenHash: textC('token_hash').notNull(),
    /** Where the link goes: whoever opens it has this address. */
    email: textC('email').notNull(),
    /** The hash of the session that asked for a new address, which stays when the others end. */
    askedBy: textC('asked_by'),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.purpose] }), uniqueIndex('one_time_tokens_hash_unique').on(t.tokenHash)],
);

/** Tries that count towards a limit: failed sign-ins, registrations, requests for a mailed link. */
export const authAttempts = pgTable(
  'auth_attempts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What is limited and for whom, names and addresses as hashes: 'login:here:…', 'login:address:…'. */
    subject: textC('subject').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('auth_attempts_subject').on(t.subject, t.at), index('auth_attempts_at').on(t.at)],
);

/** The addresses at which a user is known: it signed in from them, or opened one of its mailed links there. */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As limits count it (domain/clientAddress.ts). */
    address: textC('address').notNull(),
    signedInAt: instant('signed_in_at'),
    linkOpenedAt: instant('link_opened_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.address] })],
);

/** The events of users' accounts, counted by quarters of an hour (docs/domain/sessions.md). */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: textC('kind').$type<SecurityEventKind>().notNull(),
    /** The client's address. */
    address: text('address').notNull(),
    /** The beginning of the quarter of an hour. */
    since: instant('since').notNull(),
    lastAt: instant('last_at').notNull(),
    /** How often; of `tokenUsed`, in how many minutes. */
    times: integer('times').notNull(),
  },
  (t) => [
    uniqueIndex('security_events_unique').on(t.userId, t.kind, t.address, t.since),
    index('security_events_since').on(t.since),
    index('security_events_last').on(t.lastAt, t.id),
    index('security_events_user').on(t.userId, t.lastAt),
  ],
);

export type ChangedFields = Readonly<Record<string, unknown>>;

/** Who did what, when, and what changed; a trigger refuses updates and deletes. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** Null: the system, or a command of the operator. */
    actorId: integer('actor_id').references(() => users.id),
    entity: textC('entity').$type<AuditEntity>().notNull(),
    entityId: integer('entity_id'),
    action: textC('action').notNull(),
    before: jsonb('before').$type<ChangedFields>(),
    after: jsonb('after').$type<ChangedFields>(),
    /**
     * The import that made the change, applied or undone; null for changes by hand, and those from before this was
     * kept.
     */
    importId: integer('import_id').references((): AnyPgColumn => imports.id),
    /** The client's address; null for work in the background, and entries from before this was kept. */
    address: text('address'),
    /** Of the request that made the change, as the logs name it. */
    requestId: text('request_id'),
  },
  (t) => [
    index('audit_entries_entity').on(t.entity, t.entityId, t.id),
    index('audit_entries_at').on(t.at, t.id),
    index('audit_entries_actor').on(t.actorId, t.at),
  ],
);

export const mailKinds = [
  'reset',
  'invitation',
  'confirmation',
  'newAddress',
  'addressRequested',
  'addressChanged',
  'reminder',
] as const;
export type MailKind = (typeof mailKinds)[number];
export const mailOutcomes = ['sent', 'nobody', 'refused', 'givenUp'] as const;
export type MailOutcome = (typeof mailOutcomes)[number];

/**
 * Mails to be sent by any replica. A row says to whom and why; the text, with its one-time link, is made at the moment
 * of sending, so that no token is ever stored.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: textC('kind').$type<MailKind>().notNull(),
    recipient: text('recipient').notNull(),
    /** What the mail is about, where the recipient alone does not say it: ids, from which its text is made. */
    about: jsonb('about').$type<Readonly<Record<string, number>>>(),
    queuedAt: instant('queued_at').notNull(),
    giveUpAt: instant('give_up_at').notNull(),
    nextTryAt: instant('next_try_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** Until when the replica that took the row may work on it. */
    leaseUntil: instant('lease_until'),
    doneAt: instant('done_at'),
    outcome: textC('outcome').$type<MailOutcome>(),
    lastError: text('last_error'),
  },
  (t) => [
    index('outbox_due')
      .on(t.nextTryAt)
      .where(sql`done_at is null`),
    index('outbox_urgent')
      .on(t.nextTryAt)
      .where(sql`done_at is null and kind <> 'reminder'`),
  ],
);

/** The folder of files that belongs to the database, by the id that stands in it; one row, made by the first start. */
export const fileStorage = pgTable('file_storage', { id: textC('id').primaryKey() });

/** The exports that run, over all replicas: a user has so many slots, and each is let for a short time. */
export const exportLeases = pgTable(
  'export_leases',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** From 1 on. */
    slot: smallint('slot').notNull(),
    /** Names the one export that has it. */
    holder: textC('holder').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.slot] }), uniqueIndex('export_leases_holder').on(t.holder)],
);

/** Exports that run as jobs (docs/domain/reports.md, 'Exports'); one that is cancelled or has expired is gone. */
export const exportJobs = pgTable(
  'exports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: textC('type').$type<ExportType>().notNull(),
    format: textC('format').$type<ExportFormat>().notNull(),
    /** What the route that streams the same file takes. */
    input: jsonb('input').$type<ExportInput>().notNull(),
    /** The programme's day when it was asked for: all tries write the file of that day. */
    day: date('day', { mode: 'string' }).notNull(),
    status: textC('status').$type<ExportStatus>().notNull().default('queued'),
    failure: textC('failure').$type<ExportFailure>(),
    progressDone: integer('progress_done').notNull().default(0),
    /** 0 while it is not known. */
    progressTotal: integer('progress_total').notNull().default(0),
    /** As far as it is known: when it was asked for, and for good when it is made. */
    filename: text('filename').notNull(),
    contentType: textC('content_type').notNull(),
    /** Where the try in hand writes, and where the file is once it is done. */
    storageKey: textC('storage_key'),
    rows: integer('rows'),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }),
    /** SHA-256 of the bytes, hexadecimal. */
    contentHash: textC('content_hash'),
    /** The member whose subtree it was made of. */
    memberId: integer('member_id'),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
    expiresAt: instant('expires_at').notNull(),
    /** Until when the replica that took the work may go on with it. */
    leaseUntil: instant('lease_until'),
    /** How often the work was begun. */
    tries: integer('tries').notNull().default(0),
  },
  (t) => [
    index('exports_user').on(t.userId, t.id),
    index('exports_expires').on(t.expiresAt),
    index('exports_work')
      .on(t.id)
      .where(sql`status in ('queued', 'running')`),
  ],
);

/** The input of a route that answers a file. */
export interface ExportInput {
  readonly params: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: unknown;
}

/** The answers of calls that create or send, by the caller's key, for 24 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: textC('scope').notNull(),
    key: textC('key').notNull(),
    /** HMAC of route, parameters and body: the body may hold a password, which a plain hash would give away. */
    requestHash: textC('request_hash').notNull(),
    answer: jsonb('answer'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.key] }), index('idempotency_keys_created').on(t.createdAt)],
);

/** The brands that sale lines name. */
export const brands = pgTable(
  'brands',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** As the first file wrote it. */
    name: text('name').notNull(),
    /** In lower case: brands compare without case. */
    key: textC('key').notNull(),
  },
  (t) => [uniqueIndex('brands_key_unique').on(t.key)],
);

/** By what documents compare: without case. The function stands in a hand-written migration. */
const documentKey = sql`document_key(document)`;

/**
 * Sale lines (docs/domain/imports.md), up to tens of millions. No foreign keys: dealers are never erased while they
 * have sales, and a check for each line would cost an import more than the lines themselves. Their identity is unique
 * by an index that takes no notice of case; what was imported before it took none is left out of it.
 */
export const sales = pgTable(
  'sales',
  {
    document: textC('document').notNull(),
    line: integer('line').notNull(),
    dealerId: integer('dealer_id').notNull(),
    soldOn: date('sold_on', { mode: 'string' }).notNull(),
    brandId: integer('brand_id').notNull(),
    season: textC('season').$type<Season>().notNull(),
    segment: textC('segment').$type<Segment>().notNull(),
    /** Inches. */
    rim: smallint('rim').notNull(),
    channel: textC('channel').$type<Channel>().notNull(),
    /** Tyres; negative is a return. */
    quantity: integer('quantity').notNull(),
    /** EUR. */
    amount: numeric('amount', { precision: 14, scale: 2 }).notNull(),
    /** The import that first applied the line. */
    importId: integer('import_id').notNull(),
    /** From before documents compared without case: there is a line that differs from this one by case alone. */
    isOlderTwin: boolean('is_older_twin').notNull().default(false),
  },
  (t) => [
    uniqueIndex('sales_identity')
      .on(documentKey, t.line)
      .where(sql`not is_older_twin`),
    index('sales_older_twins')
      .on(documentKey, t.line)
      .where(sql`is_older_twin`),
    index('sales_dealer').on(t.dealerId, t.soldOn),
    // Lines of one import lie together: a block range index is a few pages even for tens of millions.
    index('sales_import').using('brin', t.importId),
    // Files come in the order of their days: what a campaign adds up is found without reading the years beside it.
    index('sales_sold_on').using('brin', t.soldOn),
  ],
);

/**
 * The purchases of each dealer month by month: kept by the transactions that change sales, so that no page adds lines up.
 */
export const salesMonths = pgTable(
  'sales_months',
  {
    dealerId: integer('dealer_id').notNull(),
    /** The first day of the month. */
    month: date('month', { mode: 'string' }).notNull(),
    quantity: bigint('quantity', { mode: 'number' }).notNull(),
    fleetQuantity: bigint('fleet_quantity', { mode: 'number' }).notNull(),
    /** EUR. */
    amount: numeric('amount', { precision: 18, scale: 2 }).notNull(),
    /** As reports show it: one decimal, half up, 0 where tyres are 0 or fewer. */
    fleetPercentage: numeric('fleet_percentage', { precision: 18, scale: 1 })
      .notNull()
      .generatedAlwaysAs(
        sql`case when quantity <= 0 then 0 else floor((2000.0 * fleet_quantity + quantity) / (2 * quantity)) / 10 end`,
      ),
  },
  (t) => [
    primaryKey({ columns: [t.dealerId, t.month] }),
    // One way in for each figure that the reports of months sort by.
    index('sales_months_quantity').on(t.month, t.quantity, t.dealerId),
    index('sales_months_fleet').on(t.month, t.fleetQuantity, t.dealerId),
    index('sales_months_fleet_percentage').on(t.month, t.fleetPercentage, t.dealerId),
    index('sales_months_amount').on(t.month, t.amount, t.dealerId),
  ],
);

/**
 * The purchases of each dealer in a year and the one before: the rows of a report that sorts by them. Kept by the trigger on
 * `sales_months`; a dealer has a row where it bought in one of the two.
 */
export const salesYears = pgTable(
  'sales_years',
  {
    dealerId: integer('dealer_id').notNull(),
    year: integer('year').notNull(),
    quantity: bigint('quantity', { mode: 'number' }).notNull(),
    quantityBefore: bigint('quantity_before', { mode: 'number' }).notNull(),
    /** EUR. */
    amount: numeric('amount', { precision: 20, scale: 2 }).notNull(),
    /** EUR. */
    amountBefore: numeric('amount_before', { precision: 20, scale: 2 }).notNull(),
    /** With lines, of both years: a row with none goes. */
    months: smallint('months').notNull(),
    difference: bigint('difference', { mode: 'number' })
      .notNull()
      .generatedAlwaysAs(sql`quantity - quantity_before`),
    /** One decimal, half away from zero; null where the year before is 0 or less. */
    differencePercentage: numeric('difference_percentage', { precision: 18, scale: 1 }).generatedAlwaysAs(
      sql`case when quantity_before > 0 then round(100.0 * (quantity - quantity_before) / quantity_before, 1) end`,
    ),
  },
  (t) => [
    primaryKey({ columns: [t.dealerId, t.year] }),
    index('sales_years_quantity').on(t.year, t.quantity, t.dealerId),
    index('sales_years_quantity_before').on(t.year, t.quantityBefore, t.dealerId),
    index('sales_years_amount').on(t.year, t.amount, t.dealerId),
    index('sales_years_amount_before').on(t.year, t.amountBefore, t.dealerId),
    index('sales_years_difference').on(t.year, t.difference, t.dealerId),
    index('sales_years_difference_percentage').on(t.year, t.differencePercentage, t.dealerId),
  ],
);

/** Campaigns (docs/domain/campaigns-and-prizes.md). */
export const campaigns = pgTable(
  'campaigns',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    title: text('title').notNull(),
    type: textC('type').$type<CampaignType>().notNull(),
    duration: textC('duration').$type<CampaignDuration>().notNull(),
    isMain: boolean('is_main').notNull(),
    /** Specification, section 9: main is annual, or half-yearly with isMain. */
    group: textC('campaign_group')
      .$type<CampaignGroup>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when duration = 'annual' or (duration = 'halfYearly' and is_main) then 'main' else 'secondary' end`,
      ),
    year: integer('year').notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    description: text('description'),
    incentiveDetail: jsonb('incentive_detail').$type<IncentiveDetail>().notNull(),
    factorBoostDetail: jsonb('factor_boost_detail').$type<FactorBoostDetail>().notNull(),
    eligibility: jsonb('eligibility').$type<Match>().notNull(),
    state: textC('state').$type<CampaignState>().notNull().default('open'),
    closedAt: instant('closed_at'),
    /**
     * Whether its figures hold B within 1 and its factors. Versions before that leave the column's default; the first
     * start after them rewrites the campaigns that are not closed (campaigns/upgrade.ts).
     */
    boostBounded: boolean('boost_bounded')
      .notNull()
      .default(false)
      .$default(() => true),
    /**
     * Whether its tyres of a year before are kept. Versions before that leave the column's default; the first start after
     * them adds them up (campaigns/upgrade.ts).
     */
    tiresBeforeKept: boolean('tires_before_kept')
      .notNull()
      .default(false)
      .$default(() => true),
    /** The imports of sales whose lines were there when it was closed; null where its statements are not kept yet. */
    importsAtClosing: integer('imports_at_closing').array(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** By what titles sort, and where the quick search looks. */
    titleSort: textC('title_sort')
      .notNull()
      .generatedAlwaysAs(sql`fold_text(title)`),
  },
  (t) => [index('campaigns_year').on(t.year, t.id)],
);

/**
 * The purchases of all dealers on each day of a campaign's period a year before, under its eligibility: what the share of the
 * day is made of (docs/domain/reports.md). Kept until the campaign is closed; a day without tyres has no row.
 */
export const tiresBefore = pgTable(
  'tires_before',
  {
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    /** Of the year before. */
    day: date('day', { mode: 'string' }).notNull(),
    quantity: bigint('quantity', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.campaignId, t.day] })],
);

/**
 * A dealer in a campaign: its goal, whether it accepted, the three sums over its eligible lines, and the figures that
 * follow from them. When the campaign is closed, the row is the snapshot.
 */
export const memberships = pgTable(
  'memberships',
  {
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    dealerId: integer('dealer_id')
      .notNull()
      .references(() => members.id),
    /** Tyres. */
    goalThreshold: integer('goal_threshold').notNull(),
    version: integer('version').notNull().default(1),
    acceptedAt: instant('accepted_at'),
    addedAt: instant('added_at').notNull(),
    /** Σ quantity. */
    quantity: bigint('quantity', { mode: 'number' }).notNull().default(0),
    /** Σ quantity over channel fleet. */
    fleetQuantity: bigint('fleet_quantity', { mode: 'number' }).notNull().default(0),
    /** Σ quantity · factor. */
    boostedQuantity: numeric('boosted_quantity', { precision: 24, scale: 6 }).notNull().default('0'),
    /** EUR, the sum of the redemptions. */
    redeemed: numeric('redeemed', { precision: 18, scale: 2 }).notNull().default('0'),
    tiresPurchased: bigint('tires_purchased', { mode: 'number' }).notNull().default(0),
    tiresMissing: integer('tires_missing').notNull().default(0),
    tiresFleet: bigint('tires_fleet', { mode: 'number' }).notNull().default(0),
    tiresFleetPercentage: numeric('tires_fleet_percentage', { precision: 18, scale: 1 }).notNull().default('0'),
    /** EUR. */
    plafondAccumulated: numeric('plafond_accumulated', { precision: 22, scale: 2 }).notNull().default('0'),
    /** EUR. */
    plafondExpendable: numeric('plafond_expendable', { precision: 22, scale: 2 }).notNull().default('0'),
    /** Tyres from which a further tier pays, or the prize can be spent; null where every threshold is reached. */
    nextThreshold: bigint('next_threshold', { mode: 'number' }),
    /** Tyres missing to it. */
    tiresToNextThreshold: bigint('tires_to_next_threshold', { mode: 'number' }).generatedAlwaysAs(
      sql`next_threshold - tires_purchased`,
    ),
    /** The share of the goal that is reached: cut, not rounded, so that it is 100 only where the goal is reached. */
    goalPercentage: numeric('goal_percentage', { precision: 24, scale: 1 })
      .notNull()
      .generatedAlwaysAs(sql`div(1000.0 * tires_purchased, goal_threshold) * 0.1`),
  },
  (t) => [
    primaryKey({ columns: [t.campaignId, t.dealerId] }),
    index('memberships_dealer').on(t.dealerId, t.campaignId),
    // One way in for each column that the table of a campaign's dealers sorts by.
    index('memberships_goal').on(t.campaignId, t.goalThreshold, t.dealerId),
    index('memberships_accepted').on(t.campaignId, t.acceptedAt, t.dealerId),
    index('memberships_purchased').on(t.campaignId, t.tiresPurchased, t.dealerId),
    index('memberships_missing').on(t.campaignId, t.tiresMissing, t.dealerId),
    index('memberships_fleet').on(t.campaignId, t.tiresFleet, t.dealerId),
    index('memberships_fleet_percentage').on(t.campaignId, t.tiresFleetPercentage, t.dealerId),
    index('memberships_accumulated').on(t.campaignId, t.plafondAccumulated, t.dealerId),
    index('memberships_expendable').on(t.campaignId, t.plafondExpendable, t.dealerId),
    index('memberships_to_threshold').on(t.campaignId, t.tiresToNextThreshold, t.dealerId),
    index('memberships_goal_percentage').on(t.campaignId, t.goalPercentage, t.dealerId),
  ],
);

/** Where dealers stand, and what of them lists filter by: what figures of many dealers are divided by. */
const placeColumns = {
  /** A member at or above whose dealers these are: each dealer counts for everybody above it. */
  memberId: integer('member_id').notNull(),
  region: textC('region').notNull(),
  status: textC('status').$type<DealerStatus>().notNull(),
  tier: textC('tier').$type<DealerTier>().notNull(),
  isDeleted: boolean('is_deleted').notNull(),
};

/**
 * What the dealers below each member come to in each campaign. Rows are only added, by triggers on the memberships and the
 * members (docs/decisions/0018): the sum over all rows of a key is what counts. Housekeeping folds them.
 */
export const campaignFigures = pgTable(
  'campaign_figures',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    campaignId: integer('campaign_id').notNull(),
    ...placeColumns,
    dealers: bigint('dealers', { mode: 'number' }).notNull(),
    accepted: bigint('accepted', { mode: 'number' }).notNull(),
    goalReached: bigint('goal_reached', { mode: 'number' }).notNull(),
    goalThreshold: bigint('goal_threshold', { mode: 'number' }).notNull(),
    tiresPurchased: bigint('tires_purchased', { mode: 'number' }).notNull(),
    tiresMissing: bigint('tires_missing', { mode: 'number' }).notNull(),
    tiresFleet: bigint('tires_fleet', { mode: 'number' }).notNull(),
    /** EUR. */
    plafondAccumulated: numeric('plafond_accumulated', { precision: 24, scale: 2 }).notNull(),
    /** EUR. */
    plafondExpendable: numeric('plafond_expendable', { precision: 24, scale: 2 }).notNull(),
  },
  (t) => [index('campaign_figures_place').on(t.memberId, t.campaignId)],
);

/** What the dealers below each member bought, by year and part of it; kept as `campaignFigures` are. */
export const salesFigures = pgTable(
  'sales_figures',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    year: integer('year').notNull(),
    /** 1 to 12: the months. Of the half-years (13 and 14) and the year (15) the dealers alone are kept. */
    part: smallint('part').notNull(),
    ...placeColumns,
    quantity: bigint('quantity', { mode: 'number' }).notNull(),
    fleetQuantity: bigint('fleet_quantity', { mode: 'number' }).notNull(),
    /** EUR. */
    amount: numeric('amount', { precision: 24, scale: 2 }).notNull(),
    /** With lines in it. */
    dealers: bigint('dealers', { mode: 'number' }).notNull(),
    /** With lines in it, or in the same part of the year before. */
    dealersEither: bigint('dealers_either', { mode: 'number' }).notNull(),
  },
  (t) => [index('sales_figures_place').on(t.memberId, t.year, t.part)],
);

/**
 * What was bought by all that a sale line has: of each half-year (parts 13 and 14) by where the dealers stand, of each month
 * (parts 1 to 12) by nothing else, with no distributor, region and tier. Rows are only added, by imports and a trigger on the
 * members (docs/decisions/0018); kept as `campaignFigures` are.
 */
export const lineFigures = pgTable(
  'line_figures',
  {
    year: integer('year').notNull(),
    part: smallint('part').notNull(),
    /** 0: none. */
    distributorId: integer('distributor_id').notNull(),
    region: textC('region').notNull(),
    tier: textC('tier').$type<DealerTier | ''>().notNull(),
    brandId: integer('brand_id').notNull(),
    season: textC('season').$type<Season>().notNull(),
    segment: textC('segment').$type<Segment>().notNull(),
    rim: smallint('rim').notNull(),
    channel: textC('channel').$type<Channel>().notNull(),
    /** How many. */
    lines: bigint('lines', { mode: 'number' }).notNull(),
    quantity: bigint('quantity', { mode: 'number' }).notNull(),
    /** EUR. */
    amount: numeric('amount', { precision: 24, scale: 2 }).notNull(),
  },
  (t) => [index('line_figures_time').on(t.year, t.part, t.distributorId)],
);

/** What the statements of a closed campaign are drawn from, beside its memberships: written once, at the closing. */
export const closedStatements = pgTable(
  'closed_statements',
  {
    campaignId: integer('campaign_id').notNull(),
    dealerId: integer('dealer_id').notNull(),
    explanation: jsonb('explanation').$type<Explanation>().notNull(),
    /** The tyres of each boost, and of none. */
    shares: jsonb('shares').$type<readonly BoostShare[]>().notNull(),
    /** What of the kept sums no line accounts for: of campaigns closed before the shares were kept. Null: nothing. */
    rest: jsonb('rest').$type<UnknownShare>(),
  },
  (t) => [
    primaryKey({ columns: [t.campaignId, t.dealerId] }),
    foreignKey({
      name: 'closed_statements_membership',
      columns: [t.campaignId, t.dealerId],
      foreignColumns: [memberships.campaignId, memberships.dealerId],
    }),
  ],
);

/** Prizes that dealers have spent. */
export const redemptions = pgTable(
  'redemptions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    campaignId: integer('campaign_id').notNull(),
    dealerId: integer('dealer_id').notNull(),
    redeemedOn: date('redeemed_on', { mode: 'string' }).notNull(),
    /** EUR. */
    amount: numeric('amount', { precision: 14, scale: 2 }).notNull(),
    note: text('note'),
    recordedAt: instant('recorded_at').notNull(),
    recordedBy: integer('recorded_by').references(() => users.id),
  },
  (t) => [
    foreignKey({ columns: [t.campaignId, t.dealerId], foreignColumns: [memberships.campaignId, memberships.dealerId] }),
    index('redemptions_membership').on(t.campaignId, t.dealerId),
  ],
);

/** The reminders of each day (Europe/Rome): one for a dealer and campaign. */
export const reminders = pgTable(
  'reminders',
  {
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    dealerId: integer('dealer_id')
      .notNull()
      .references(() => members.id),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.campaignId, t.dealerId, t.day] })],
);

/** Reminders sent to many dealers by one call. */
export const reminderRuns = pgTable(
  'reminder_runs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    askedBy: integer('asked_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    askedAt: instant('asked_at').notNull(),
  },
  (t) => [index('reminder_runs_asked').on(t.askedAt)],
);

/** The outcomes of such a run, dealer by dealer. */
export const reminderOutcomes = pgTable(
  'reminder_outcomes',
  {
    runId: integer('run_id')
      .notNull()
      .references(() => reminderRuns.id, { onDelete: 'cascade' }),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    dealerId: integer('dealer_id')
      .notNull()
      .references(() => members.id),
    /** Why there is no mail; null where there is one. */
    refusal: textC('refusal').$type<ReminderRefusal>(),
    /** The mail's row in the outbox, which knows how far it is. */
    mailId: bigint('mail_id', { mode: 'number' }),
  },
  (t) => [primaryKey({ columns: [t.runId, t.campaignId, t.dealerId] })],
);

/** Files that a campaign's page offers; the bytes are in the storage. */
export const campaignAttachments = pgTable(
  'campaign_attachments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    filename: text('filename').notNull(),
    contentType: text('content_type').notNull(),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** SHA-256 of the bytes, hexadecimal. */
    contentHash: textC('content_hash').notNull(),
    storageKey: textC('storage_key').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [index('campaign_attachments_campaign').on(t.campaignId, t.id)],
);

/** Files on their way: announced, sent to the storage, and then named by the call that uses them, once. */
export const uploads = pgTable(
  'uploads',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: textC('purpose').$type<UploadPurpose>().notNull(),
    filename: text('filename').notNull(),
    contentType: text('content_type').notNull(),
    /** Bytes: announced, and once complete those that came. */
    size: bigint('size', { mode: 'number' }).notNull(),
    contentHash: textC('content_hash'),
    storageKey: textC('storage_key').notNull(),
    createdAt: instant('created_at').notNull(),
    completedAt: instant('completed_at'),
    usedAt: instant('used_at'),
  },
  (t) => [index('uploads_created').on(t.createdAt)],
);

export interface ImportProblem {
  /** As a spreadsheet numbers it: the header is row 1. */
  readonly row: number;
  readonly column: string;
  readonly reason: ImportReason;
  readonly parameters: ReasonParameters;
  /** The text of the cell. */
  readonly value: string;
}

/** Rows with the same thing wrong in the same column. */
export interface ImportProblemGroup {
  readonly column: string;
  readonly reason: ImportReason;
  /** How many. */
  readonly rows: number;
}

/** A row as it would change what there is, by the names of the API. */
export interface ImportSampleRow {
  readonly row: number;
  /** Null: it makes something new. */
  readonly before: ChangedFields | null;
  readonly after: ChangedFields;
}

/** What an import changes; `months` for sales alone. */
export interface ImportTotals {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly months: readonly {
    /** '2024-07'. */
    readonly month: string;
    readonly tiresBefore: number;
    readonly tiresAfter: number;
    readonly fleetBefore: number;
    readonly fleetAfter: number;
    /** EUR. */
    readonly amountBefore: string;
    readonly amountAfter: string;
  }[];
}

/** A file in the storage that the product made itself. */
export interface StoredReport {
  readonly storageKey: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256, hexadecimal. */
  readonly contentHash: string;
}

/** Imports (docs/domain/imports.md); the work is done in the background by whichever replica takes the lease. */
export const imports = pgTable(
  'imports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: textC('kind').$type<ImportKind>().notNull(),
    status: textC('status').$type<ImportStatus>().notNull().default('reading'),
    filename: text('filename').notNull(),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** SHA-256 of the bytes, hexadecimal. */
    contentHash: textC('content_hash').notNull(),
    storageKey: textC('storage_key').notNull(),
    skipInvalid: boolean('skip_invalid').notNull().default(false),
    rowsRead: integer('rows_read').notNull().default(0),
    rowsValid: integer('rows_valid').notNull().default(0),
    errorCount: integer('error_count').notNull().default(0),
    /** The first 1,000. */
    errors: jsonb('errors').$type<readonly ImportProblem[]>().notNull().default([]),
    /** All errors, those that most rows have first. */
    groups: jsonb('groups').$type<readonly ImportProblemGroup[]>().notNull().default([]),
    /** The first rows that change something. */
    sample: jsonb('sample').$type<readonly ImportSampleRow[]>().notNull().default([]),
    totals: jsonb('totals')
      .$type<ImportTotals>()
      .notNull()
      .default({ created: 0, updated: 0, unchanged: 0, months: [] }),
    progressDone: integer('progress_done').notNull().default(0),
    progressTotal: integer('progress_total').notNull().default(0),
    failure: text('failure').$type<ImportFailure>(),
    /** What stood in the way when it was last to be undone: the first of it, and how much in all. */
    obstacles: jsonb('obstacles').$type<readonly ImportObstacle[]>().notNull().default([]),
    obstacleCount: integer('obstacle_count').notNull().default(0),
    /** All bad rows, as a file for whoever corrects them. */
    errorsFile: jsonb('errors_file').$type<StoredReport>(),
    createdBy: integer('created_by').references(() => users.id),
    createdAt: instant('created_at').notNull(),
    /** Who asked for the applying or the undoing; null for the operator. */
    actedBy: integer('acted_by').references(() => users.id),
    appliedAt: instant('applied_at'),
    undoneAt: instant('undone_at'),
    /** Until when the replica that took the work may go on with it. */
    leaseUntil: instant('lease_until'),
    /** How often the work in hand was begun. */
    tries: integer('tries').notNull().default(0),
  },
  (t) => [
    // The same file again is the same import while that one is applying or applied; while it is being undone, it may yet
    // turn out to stay applied.
    uniqueIndex('imports_content_unique')
      .on(t.kind, t.contentHash)
      .where(sql`status in ('applying', 'applied', 'undoing')`),
    index('imports_work')
      .on(t.id)
      .where(sql`status in ('reading', 'applying', 'undoing')`),
  ],
);

/** What network and goals imports changed, so that they can be undone; sales know their import themselves. */
export const importChanges = pgTable(
  'import_changes',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id),
    memberId: integer('member_id').notNull(),
    /** 0 for a change of the member itself. */
    campaignId: integer('campaign_id').notNull().default(0),
    /** Null: it was created. */
    before: jsonb('before').$type<ChangedFields>(),
    after: jsonb('after').$type<ChangedFields>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.memberId, t.campaignId] })],
);

/**
 * How many lines of an earlier import, or members and goals that it made or changed, the file of a later one found
 * there: undone, the earlier one would take them away.
 */
export const importFoundLines = pgTable(
  'import_found_lines',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id),
    /** The import that the lines belong to. */
    earlierId: integer('earlier_id')
      .notNull()
      .references(() => imports.id),
    lines: integer('lines').notNull(),
  },
  (t) => [primaryKey({ columns: [t.earlierId, t.importId] })],
);

/**
 * The rows of sales files between reading and applying; what could not be read is null. Unlogged: a crash empties it,
 * and the file is read again.
 */
export const importSales = pgTable(
  'import_sales',
  {
    importId: integer('import_id').notNull(),
    row: integer('row').notNull(),
    document: textC('document'),
    line: integer('line'),
    vatNumber: textC('vat_number'),
    soldOn: date('sold_on', { mode: 'string' }),
    brand: text('brand'),
    /** By what brands compare. */
    brandKey: textC('brand_key'),
    season: textC('season').$type<Season>(),
    segment: textC('segment').$type<Segment>(),
    rim: smallint('rim'),
    channel: textC('channel').$type<Channel>(),
    quantity: integer('quantity'),
    amount: numeric('amount', { precision: 14, scale: 2 }),
    /** Says what an earlier row of the file says. */
    isRepeated: boolean('is_repeated').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.importId, t.row] })],
);

/** What is wrong in the rows of sales files: of each row the problem with the smallest place counts. Unlogged too. */
export const importProblems = pgTable(
  'import_problems',
  {
    importId: integer('import_id').notNull(),
    row: integer('row').notNull(),
    /** The place of the column in the order of the table; -1 for the row as a whole. */
    place: smallint('place').notNull(),
    /** Whether the file alone says so, whatever else is in the database. */
    isOfFile: boolean('is_of_file').notNull(),
    reason: text('reason').$type<ImportReason>().notNull(),
    parameters: jsonb('parameters').$type<ReasonParameters>().notNull().default({}),
    value: text('value').notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.row, t.place, t.isOfFile] })],
);

/** What dealers answered to the notice on SMS messages, each answer kept: the newest counts. */
export const smsConsents = pgTable(
  'sms_consents',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    given: boolean('given').notNull(),
    /** Of the notice that was shown. */
    version: textC('version').notNull(),
    decidedAt: instant('decided_at').notNull(),
  },
  (t) => [index('sms_consents_member').on(t.memberId, t.id)],
);

/** Customers (docs/domain/lists-and-calls.md): nobody's in the tree, kept by whoever manages users. */
export const customers = pgTable(
  'customers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    type: textC('type').$type<CustomerType>().notNull(),
    status: textC('status').$type<CustomerStatus>().notNull(),
    businessName: text('business_name'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    email: text('email').notNull(),
    phone: text('phone'),
    city: text('city'),
    createdOn: date('created_on', { mode: 'string' }).notNull(),
    version: integer('version').notNull().default(1),
    /** The text of the quick search, without case and accents. */
    searchText: textC('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`fold_text(coalesce(business_name, '') || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || email || ' ' || coalesce(city, ''))`,
      ),
    /** By what the table sorts texts: without case and accents, the same on every server. */
    nameSort: textC('name_sort')
      .notNull()
      .generatedAlwaysAs(
        sql`fold_text(case type when 'Business' then coalesce(business_name, '') else coalesce(last_name, '') || ' ' || coalesce(first_name, '') end)`,
      ),
    businessNameSort: textC('business_name_sort').generatedAlwaysAs(sql`fold_text(business_name)`),
    firstNameSort: textC('first_name_sort').generatedAlwaysAs(sql`fold_text(first_name)`),
    lastNameSort: textC('last_name_sort').generatedAlwaysAs(sql`fold_text(last_name)`),
    emailSort: textC('email_sort')
      .notNull()
      .generatedAlwaysAs(sql`fold_text(email)`),
    citySort: textC('city_sort').generatedAlwaysAs(sql`fold_text(city)`),
  },
  (t) => [
    check(
      'customers_name',
      sql`case ${t.type} when 'Business' then ${t.businessName} is not null else ${t.firstName} is not null and ${t.lastName} is not null end`,
    ),
    index('customers_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
    index('customers_name').on(t.nameSort, t.id),
    index('customers_type').on(t.type, t.id),
    index('customers_status').on(t.status, t.id),
    index('customers_business_name').on(t.businessNameSort, t.id),
    index('customers_first_name').on(t.firstNameSort, t.id),
    index('customers_last_name').on(t.lastNameSort, t.id),
    index('customers_email').on(t.emailSort, t.id),
    index('customers_phone').on(t.phone, t.id),
    index('customers_city').on(t.citySort, t.id),
    index('customers_created_on').on(t.createdOn, t.id),
  ],
);

/** A file of a content, whose bytes are in the storage. */
export interface KeptFile {
  readonly filename: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 of the bytes, hexadecimal. */
  readonly contentHash: string;
  readonly storageKey: string;
}

/** An image of a content, made ready for screens. */
export interface KeptImage extends KeptFile {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Contents (docs/domain/content.md): documents, news, single pages. */
export const contents = pgTable(
  'contents',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: textC('kind').$type<ContentKind>().notNull(),
    docTypeId: smallint('doc_type_id').$type<DocTypeId>(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    /** HTML as `content/html.ts` lets it be. */
    body: text('body').notNull().default(''),
    cover: jsonb('cover').$type<KeptImage>(),
    file: jsonb('file').$type<KeptFile>(),
    /** From this day on readers see it; null: a draft. */
    publishedOn: date('published_on', { mode: 'string' }),
    archived: boolean('archived').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** The text of the quick search, without case and accents. */
    searchText: textC('search_text')
      .notNull()
      .generatedAlwaysAs(sql`fold_text(title || ' ' || summary)`),
    titleSort: textC('title_sort')
      .notNull()
      .generatedAlwaysAs(sql`fold_text(title)`),
  },
  (t) => [
    check('contents_doc_type', sql`(${t.kind} = 'document') = (${t.docTypeId} is not null)`),
    index('contents_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
    index('contents_title').on(t.titleSort, t.id),
    index('contents_kind').on(t.kind, t.docTypeId, t.publishedOn, t.id),
    index('contents_published_on').on(t.publishedOn, t.id),
    index('contents_updated_at').on(t.updatedAt, t.id),
  ],
);

/** Images that editors put into texts. */
export const contentImages = pgTable(
  'content_images',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    image: jsonb('image').$type<KeptImage>().notNull(),
    addedBy: integer('added_by').references(() => users.id, { onDelete: 'set null' }),
    addedAt: instant('added_at').notNull(),
    /** Since when no text shows it, so that it can be deleted; null while one does. */
    unusedSince: instant('unused_since'),
  },
  (t) => [index('content_images_unused').on(t.unusedSince)],
);

/** Which texts show an image: a text copied from another shows the same ones. */
export const contentImageUses = pgTable(
  'content_image_uses',
  {
    contentId: integer('content_id')
      .notNull()
      .references(() => contents.id),
    imageId: integer('image_id')
      .notNull()
      .references(() => contentImages.id),
  },
  (t) => [primaryKey({ columns: [t.contentId, t.imageId] }), index('content_image_uses_image').on(t.imageId)],
);
