import { bigint, index, integer, jsonb, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { AuditEntity } from '@gdd/schema/audit';
import { instant, textC } from '../columns.js';
import { users } from '../people/accounts.js';
import type { ChangedFields } from '../changedFields.js';
import { imports } from './imports.js';

/** The audit trail; a trigger refuses updates and deletes. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** Null for the system and for commands of the operator. */
    actorId: integer('actor_id').references(() => users.id),
    entity: textC('entity').$type<AuditEntity>().notNull(),
    entityId: integer('entity_id'),
    action: textC('action').notNull(),
    before: jsonb('before').$type<ChangedFields>(),
    after: jsonb('after').$type<ChangedFields>(),
    /** The import that made the change, applied or undone; null for manual changes, and before this column existed. */
    importId: integer('import_id').references((): AnyPgColumn => imports.id),
    /** The client's IP address; null for background work, and before this column existed. */
    address: text('address'),
    /** The id of the request that made the change, as in the logs. */
    requestId: text('request_id'),
  },
  (t) => [
    index('audit_entries_entity').on(t.entity, t.entityId, t.id),
    index('audit_entries_at').on(t.at, t.id),
    index('audit_entries_actor').on(t.actorId, t.at),
  ],
);
