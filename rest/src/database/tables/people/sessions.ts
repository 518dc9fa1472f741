import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SecurityEventKind } from '@gdd/schema/session';
import { textC, instant } from '../columns.js';
import { users } from './accounts.js';

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
    /** When its user gave the password again; null: at the sign-in alone. */
    passwordConfirmedAt: instant('password_confirmed_at'),
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
    /** The limit and its subject, names and addresses as hashes: 'login:here:…', 'login:address:…'. */
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
