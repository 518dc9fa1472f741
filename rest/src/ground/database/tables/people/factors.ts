import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FactorKind, SecondFactorMode } from '@gdd/schema/factors';
import { instant, textC } from '../columns.js';
import { users } from './accounts.js';

/** What a user signs in with beside the password, or in its place: authenticator apps and passkeys. */
export const secondFactors = pgTable(
  'second_factors',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: textC('kind').$type<FactorKind>().notNull(),
    /** In the owner's words. */
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    /** Of an app: the key, encrypted (`sealed.ts`). */
    secret: text('secret'),
    /** Of an app: the newest time step whose code was taken; no code of it or of an earlier one is taken again. */
    lastStep: bigint('last_step', { mode: 'number' }),
    /** Of a passkey: its id, base64url. */
    credentialId: textC('credential_id'),
    /** Of a passkey: its public key (COSE), base64url. */
    publicKey: text('public_key'),
    /** Of a passkey: how often the authenticator says that it was used; 0 where it does not count. */
    counter: bigint('counter', { mode: 'number' }),
    /** Of a passkey: how the browser reaches it. */
    transports: jsonb('transports').$type<readonly string[]>(),
  },
  (t) => [
    uniqueIndex('second_factors_credential_unique').on(t.credentialId),
    index('second_factors_user').on(t.userId),
  ],
);

/** Codes on paper that replace a factor, each once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the code, hexadecimal: 80 random bits cannot be guessed. */
    codeHash: textC('code_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

/**
 * `signIn`: the password was right, a factor is due. `proof`: the same in a session that goes on. `totp` and `passkey`: a factor is being set up. `passkeySignIn`: a
 * signed challenge that was used, stored so that it is used once.
 */
export type ChallengePurpose = 'signIn' | 'proof' | 'totp' | 'passkey' | 'passkeySignIn';

/** Challenges that wait for an answer; each is answered once. */
export const authChallenges = pgTable(
  'auth_challenges',
  {
    /** SHA-256 of the challenge, hexadecimal. */
    tokenHash: textC('token_hash').primaryKey(),
    purpose: textC('purpose').$type<ChallengePurpose>().notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the password hash that was right: another password makes the challenge worthless. */
    passwordMark: textC('password_mark'),
    /** Of an app that is being set up: its key, encrypted. */
    secret: text('secret'),
    tries: integer('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('auth_challenges_user').on(t.userId), index('auth_challenges_expiry').on(t.expiresAt)],
);

/** Who has to have a second factor (docs/domain/second-factor.md): one row. */
export const securitySettings = pgTable(
  'security_settings',
  {
    id: integer('id').primaryKey().default(1),
    secondFactor: textC('second_factor').$type<SecondFactorMode>().notNull().default('offered'),
    /** Days for setting one up, from `required_since` on, or from when the user's account was made. */
    graceDays: integer('grace_days').notNull().default(14),
    /** Since when somebody more has to have one; null: nobody ever had to. */
    requiredSince: instant('required_since'),
    version: integer('version').notNull().default(1),
    updatedBy: integer('updated_by').references(() => users.id),
    updatedAt: instant('updated_at'),
  },
  () => [check('security_settings_one', sql`id = 1`), check('security_settings_grace', sql`grace_days >= 0`)],
);
