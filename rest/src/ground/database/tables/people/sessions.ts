import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SecurityEventKind } from '@gdd/schema/session';
import { textC, instant } from '../columns.js';
import { users } from './accounts.js';

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, hexadecimal: the token itself is not stored. */
    tokenHash: textC('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The id of the session in the API: the token hash is never sent. */
    id: integer('id').generatedAlwaysAsIdentity().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** The client's address at the sign-in; null where the session is older than the column. */
    signedInFrom: text('signed_in_from'),
    /** Written at most once a minute; null before the first use. */
    lastUsedAt: instant('last_used_at'),
    lastUsedFrom: text('last_used_from'),
    /** The kind of device at the sign-in (ground/domain/device.ts); null where the session is older than the column. */
    device: text('device'),
    /** When the user last proved to be the one who signed in (docs/domain/step-up.md); null: only at the sign-in. */
    provedAt: instant('password_confirmed_at'),
  },
  (t) => [
    uniqueIndex('sessions_id_unique').on(t.id),
    index('sessions_user').on(t.userId),
    index('sessions_expiry').on(t.expiresAt),
  ],
);

/** Tokens for a user's own programs, with read access (docs/domain/sessions.md). */
export const personalTokens = pgTable(
  'personal_tokens',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** SHA-256 of the token, hexadecimal: the token itself is not stored. */
    tokenHash: textC('token_hash').notNull(),
    /** The last four characters of the token, shown to distinguish tokens. */
    ending: textC('ending').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Written at most once a minute. */
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (t) => [uniqueIndex('personal_tokens_hash_unique').on(t.tokenHash), index('personal_tokens_user').on(t.userId)],
);

/** `confirmation` confirms the current address of an account, `newAddress` the requested one. */
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
    /** The address that the link was mailed to: opening the link confirms it. */
    email: textC('email').notNull(),
    /** Token hash of the session that requested a new address; it is not ended with the user's other sessions. */
    askedBy: textC('asked_by'),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.purpose] }), uniqueIndex('one_time_tokens_hash_unique').on(t.tokenHash)],
);

/** Attempts that count towards a limit: failed sign-ins, registrations, requests for a mailed link. */
export const authAttempts = pgTable(
  'auth_attempts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The limit and its key, with hashed names and addresses: 'login:here:…', 'login:address:…'. */
    subject: textC('subject').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('auth_attempts_subject').on(t.subject, t.at), index('auth_attempts_at').on(t.at)],
);

/** The IP addresses from which a user signed in or opened a mailed link. */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As rate limits group addresses (ground/domain/clientAddress.ts). */
    address: textC('address').notNull(),
    signedInAt: instant('signed_in_at'),
    linkOpenedAt: instant('link_opened_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.address] })],
);

/** The devices with which a user signed in, and the networks where (docs/domain/sessions.md). */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** '' for a client that is no known browser. */
    device: textC('device').notNull(),
    network: textC('network').notNull(),
    /** The address of the last sign-in. */
    address: text('address').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (t) => [
    uniqueIndex('known_devices_unique').on(t.userId, t.device, t.network),
    index('known_devices_last').on(t.lastAt),
  ],
);

/** Security events of users' accounts, counted per quarter of an hour (docs/domain/sessions.md). */
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
    /** Number of events; of `tokenUsed` the number of minutes with a use. */
    times: integer('times').notNull(),
  },
  (t) => [
    uniqueIndex('security_events_unique').on(t.userId, t.kind, t.address, t.since),
    index('security_events_since').on(t.since),
    index('security_events_last').on(t.lastAt, t.id),
    index('security_events_user').on(t.userId, t.lastAt),
  ],
);
