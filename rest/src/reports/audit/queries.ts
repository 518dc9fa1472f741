import type { AuditEntity, TimelineSource } from '@gdd/schema/audit';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../ground/database/connections/connection.js';
import { users } from '../../ground/database/tables/people/accounts.js';
import { auditEntries } from '../../ground/database/tables/work/audit.js';
import { imports } from '../../ground/database/tables/work/imports.js';
import { notesOnTimeline } from '../../programme/notes/queries.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';

/** The object of a timeline. */
export interface TimelineSubject {
  readonly entity: AuditEntity;
  readonly entityId: number;
  /** Adds the notes on the dealer that this user may see; default: no notes. */
  readonly reader?: SignedIn | undefined;
}

/** A page of the changes of one object and of its notes, newest first, and the total of all pages. */
export async function timelinePage(
  database: Database,
  subject: TimelineSubject,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
) {
  const entries = entriesOf(database, subject);
  const [items, total] = await Promise.all([
    database
      .select({
        entry: {
          source: entries.source,
          id: entries.id,
          at: entries.at,
          action: entries.action,
          before: entries.before,
          after: entries.after,
        },
        actor: { id: users.id, name: users.name, username: users.username },
        import: { id: imports.id, filename: imports.filename },
      })
      .from(entries)
      .leftJoin(users, eq(users.id, entries.actorId))
      .leftJoin(imports, eq(imports.id, entries.importId))
      .orderBy(desc(entries.at), asc(entries.source), desc(entries.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    database.$count(entries),
  ]);
  return { items, total };
}

function entriesOf(database: Database, { entity, entityId, reader }: TimelineSubject) {
  const trail = database
    .select({
      source: sql<TimelineSource>`'audit'::text`.as('source'),
      id: auditEntries.id,
      at: auditEntries.at,
      actorId: auditEntries.actorId,
      importId: auditEntries.importId,
      action: auditEntries.action,
      before: auditEntries.before,
      after: auditEntries.after,
    })
    .from(auditEntries)
    .where(and(eq(auditEntries.entity, entity), eq(auditEntries.entityId, entityId)));
  if (reader === undefined) return trail.as('entries');
  return unionAll(trail, notesOnTimeline(database, reader, entityId)).as('entries');
}
