import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ConsentSource } from '@gdd/schema/consent';
import type { ListColumns, ListName, ListView } from '@gdd/schema/lists';
import type { Language } from '@gdd/schema/notifications';
import type { UserState } from '@gdd/schema/users';
import { textC, instant } from '../columns.js';
import { members } from './network.js';

/** Users; each belongs to one member, or to none while waiting for activation. */
export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Stored in lower case, because names are compared without case. */
    username: textC('username').notNull(),
    email: textC('email'),
    /** When the user opened a link mailed to the address; null before. */
    emailConfirmedAt: instant('email_confirmed_at'),
    name: text('name'),
    phone: text('phone'),
    /** The language of notifications by mail. */
    language: textC('language').$type<Language>().notNull().default('it'),
    /** Argon2id; null until an invitation is accepted. */
    passwordHash: text('password_hash'),
    memberId: integer('member_id').references(() => members.id),
    /** Whether it belongs to a service account: it cannot sign in and is in no list of users (serviceAccounts.ts). */
    isService: boolean('is_service').notNull().default(false),
    /** Whether the demonstration generator made it: production refuses to start while such a user exists. */
    demonstration: boolean('demonstration').notNull().default(false),
    lastLoginAt: instant('last_login_at'),
    disabledAt: instant('disabled_at'),
    /** Incremented by each change of the account, but not by a sign-in. */
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Computed. A user without a member, and so without roles, is `waiting`. */
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

/** The ordered roles of a user; the last one determines the permissions (specification, section 6). */
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

/** The settings of each user for a list: columns and views (docs/domain/lists-and-calls.md). */
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

/** The history of dealers' consents to the notice on SMS messages; the newest one is valid. */
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
    /** The version of the notice that was shown. */
    version: textC('version').notNull(),
    decidedAt: instant('decided_at').notNull(),
    /** Where it was asked; null for decisions from before this was kept. */
    source: textC('source').$type<ConsentSource>(),
  },
  (t) => [index('sms_consents_member').on(t.memberId, t.id)],
);
