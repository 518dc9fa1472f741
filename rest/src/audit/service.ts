import { campaignExists } from '../campaigns/queries.js';
import type { AuditEntity } from '../database/schema.js';
import { dealerById } from '../dealers/queries.js';
import type { Paging } from '../domain/tableState.js';
import type { SignedIn } from '../platform/caller.js';
import type { ServiceContext } from '../platform/context.js';
import { notFound } from '../platform/errors.js';
import { auditPage } from './queries.js';

/**
 * What was done to a dealer, newest first.
 *
 * @throws Refusal NOT_FOUND for a dealer outside the caller's subtree
 */
export async function dealerAudit(context: ServiceContext, caller: SignedIn, id: number, paging: Paging) {
  if ((await dealerById(context.database, caller.member, id)) === undefined) throw notFound();
  return auditOf(context, { entity: 'member', entityId: id }, paging);
}

/**
 * What was done to a campaign and its dealers, newest first.
 *
 * @throws Refusal NOT_FOUND
 */
export async function campaignAudit(context: ServiceContext, id: number, paging: Paging) {
  if (!(await campaignExists(context.database, id))) throw notFound();
  return auditOf(context, { entity: 'campaign', entityId: id }, paging);
}

async function auditOf(
  { database }: ServiceContext,
  subject: { readonly entity: AuditEntity; readonly entityId: number },
  paging: Paging,
) {
  const { items, total } = await auditPage(database, subject, paging);
  return {
    items: items.map(({ entry, actor, import: madeBy }) => ({
      id: entry.id,
      at: entry.at.toISOString(),
      actor: actor === null ? null : { id: actor.id, name: actor.name ?? actor.username },
      import: madeBy,
      action: entry.action,
      before: entry.before,
      after: entry.after,
    })),
    total,
  };
}
