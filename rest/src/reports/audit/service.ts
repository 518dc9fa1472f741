import { campaignExists } from '../../programme/campaigns/campaign/queries.js';
import { mostCountedEntries } from '@gdd/schema/audit';
import { among, pick } from '@gdd/schema/fields';
import { noteAccess } from '@gdd/schema/notes';
import type { ChangedFields } from '../../ground/database/tables/changedFields.js';
import { dealerById } from '../../people/dealers/queries.js';
import type { Paging } from '../../ground/domain/tableState.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { notFound } from '../../ground/platform/http/errors.js';
import { auditRows, countAuditRows, type FoundAuditRow } from './auditTable.js';
import { timelinePage, type TimelineSubject } from './queries.js';
import type { AuditRow, AuditTableState } from './schemas.js';

/**
 * The history of a dealer with the notes that the caller may see (docs/domain/notes.md), newest first.
 *
 * @throws Refusal NOT_FOUND for a dealer outside the caller's subtree
 */
export async function dealerAudit(context: ServiceContext, caller: SignedIn, id: number, paging: Paging) {
  if ((await dealerById(context.database, caller.member, id)) === undefined) throw notFound();
  const { permissions, credential } = caller;
  const isInScope = credential.kind !== 'serviceAccount' || credential.scopes?.includes('notes:read') === true;
  const readsNotes = isInScope && noteAccess.some((permission) => permissions.includes(permission));
  return timelineOf(context, { entity: 'member', entityId: id, reader: readsNotes ? caller : undefined }, paging);
}

/**
 * The history of a campaign and its dealers, newest first.
 *
 * @throws Refusal NOT_FOUND
 */
export async function campaignAudit(context: ServiceContext, id: number, paging: Paging) {
  if (!(await campaignExists(context.database, id))) throw notFound();
  return timelineOf(context, { entity: 'campaign', entityId: id }, paging);
}

async function timelineOf({ database }: ServiceContext, subject: TimelineSubject, paging: Paging) {
  const { items, total } = await timelinePage(database, subject, paging);
  return {
    items: items.map(({ entry, actor, import: importFile }) => ({
      source: entry.source,
      id: entry.id,
      at: entry.at.toISOString(),
      actor: actor === null ? null : { id: actor.id, name: actor.name ?? actor.username },
      import: importFile,
      action: entry.action,
      before: entry.before,
      after: entry.after,
    })),
    total,
  };
}

/** A page of the whole audit: the changes and the security events. */
export async function auditTable(
  { database }: ServiceContext,
  { filter = {}, searchTerm, sorting: { direction }, paginator: { page, pageSize } }: AuditTableState,
) {
  const request = { filter, searchTerm, direction };
  const [items, counted] = await Promise.all([
    auditRows(database, request, { skip: (page - 1) * pageSize, take: pageSize }),
    countAuditRows(database, request),
  ]);
  return {
    items: items.map(auditRowOf),
    total: Math.min(counted, mostCountedEntries),
    isTotalExact: counted <= mostCountedEntries,
  };
}

/**
 * An entry as in a response. The trail stores the data of customers permanently: of a deleted customer only the type
 * and the status are shown.
 */
export function auditRowOf({ entry, actor, import: importFile, entityName, customerId }: FoundAuditRow): AuditRow {
  const isDeletedCustomer = entry.entity === 'customer' && customerId === null;
  const visible = (fields: ChangedFields | null) =>
    fields === null || !isDeletedCustomer ? fields : pick(fields, among(Object.keys(fields), ['type', 'status']));
  return {
    source: entry.source,
    id: entry.id,
    at: entry.at.toISOString(),
    actor: actor === null ? null : { id: actor.id, name: actor.name ?? actor.username },
    address: entry.address,
    requestId: entry.requestId,
    entity: entry.entity,
    entityId: entry.entityId,
    entityName,
    action: entry.action,
    times: entry.times,
    before: visible(entry.before),
    after: visible(entry.after),
    import: importFile,
  };
}
