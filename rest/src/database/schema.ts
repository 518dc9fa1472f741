/**
 * The tables. What drizzle cannot say (functions, triggers, deferrable constraints) stands in the hand-written
 * migrations beside the generated ones, in rest/migrations.
 */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { DealerStatus, DealerTier, MemberRole } from '@gdd/schema/members';

/** Text that compares by code point, the same on every server and fit for prefix ranges. */
const textC = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The tree of the programme (domain page, section 1). */
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
    /** What the quick search looks in, without case and accents. */
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
  },
  (t) => {
    const visibleDealer = sql`role = 'Dealer' and deleted_at is null`;
    return [
      uniqueIndex('members_code_unique').on(t.code),
      uniqueIndex('members_one_root')
        .on(t.role)
        .where(sql`role = 'Programme'`),
      index('members_path').on(t.path),
      index('members_parent').on(t.parentId),
      index('members_role_name')
        .on(t.role, t.nameSort, t.id)
        .where(sql`deleted_at is null`),
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
    name: text('name'),
    phone: text('phone'),
    /** Argon2id; null until an invitation is accepted. */
    passwordHash: text('password_hash'),
    memberId: integer('member_id').references(() => members.id),
    /** Made by the demonstration generator: production refuses to start while one exists. */
    demonstration: boolean('demonstration').notNull().default(false),
    lastLoginAt: instant('last_login_at'),
    disabledAt: instant('disabled_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('users_username_unique').on(t.username),
    uniqueIndex('users_email_unique').on(t.email),
    index('users_member').on(t.memberId),
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
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expiry').on(t.expiresAt)],
);

export type OneTimePurpose = 'reset' | 'invitation';

/** The tokens of reset and invitation links; a user has at most one, the newest. */
export const oneTimeTokens = pgTable('one_time_tokens', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: textC('token_hash').notNull(),
  purpose: textC('purpose').$type<OneTimePurpose>().notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});

/** Tries that count towards a limit: failed logins, registrations, requests for a reset link. */
export const authAttempts = pgTable(
  'auth_attempts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What is limited and for whom, as a hash: 'login:account:…', 'login:address:…'. */
    subject: textC('subject').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('auth_attempts_subject').on(t.subject, t.at), index('auth_attempts_at').on(t.at)],
);

export type AuditEntity = 'member' | 'user' | 'import';
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
  },
  (t) => [index('audit_entries_entity').on(t.entity, t.entityId, t.id)],
);

export type MailKind = 'reset' | 'invitation';
export type MailOutcome = 'sent' | 'nobody' | 'givenUp';

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
  ],
);

/** The answers of calls that create or send, by the caller's key, for 24 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: textC('scope').notNull(),
    key: textC('key').notNull(),
    /** HMAC of route and body: the body may hold a password, which a plain hash would give away. */
    requestHash: textC('request_hash').notNull(),
    answer: jsonb('answer'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.key] }), index('idempotency_keys_created').on(t.createdAt)],
);
