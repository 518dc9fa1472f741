import { and, count, desc, eq } from 'drizzle-orm';
import type { AuditEntity } from '@gdd/schema/audit';
import type { Database } from '../database/connections/connection.js';
import { auditEntries } from '../database/tables/work/audit.js';
import { imports } from '../database/tables/work/imports.js';
import { users } from '../database/tables/people/accounts.js';

/** A page of what was done to one thing, newest first, and how much in all. */
export async function auditPage(
  database: Database,
  subject: { readonly entity: AuditEntity; readonly entityId: number },
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
) {
  const ofSubject = and(eq(auditEntries.entity, subject.entity), eq(auditEntries.entityId, subject.entityId));
  const [items, [counted]] = await Promise.all([
    database
      .select({
        entry: auditEntries,
        actor: { id: users.id, name: users.name, username: users.username },
        import: { id: imports.id, filename: imports.filename },
      })
      .from(auditEntries)
      .leftJoin(users, eq(users.id, auditEntries.actorId))
      .leftJoin(imports, eq(imports.id, auditEntries.importId))
      .where(ofSubject)
      .orderBy(desc(auditEntries.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    database.select({ total: count() }).from(auditEntries).where(ofSubject),
  ]);
  return { items, total: counted?.total ?? 0 };
}
