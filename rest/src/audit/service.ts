import { dealerById } from '../dealers/queries.js';
import type { SignedIn } from '../platform/caller.js';
import type { ServiceContext } from '../platform/context.js';
import { notFound } from '../platform/errors.js';
import { auditPage } from './queries.js';

/**
 * What was done to a dealer, newest first.
 *
 * @throws Refusal NOT_FOUND for a dealer outside the caller's subtree
 */
export async function dealerAudit(
  { database }: ServiceContext,
  caller: SignedIn,
  id: number,
  paging: { readonly page: number; readonly pageSize: number },
) {
  if ((await dealerById(database, caller.member, id)) === undefined) throw notFound();
  const { items, total } = await auditPage(database, { entity: 'member', entityId: id }, paging);
  return {
    items: items.map(({ entry, actor }) => ({
      id: entry.id,
      at: entry.at.toISOString(),
      actor: actor === null ? null : { id: actor.id, name: actor.name ?? actor.username },
      action: entry.action,
      before: entry.before,
      after: entry.after,
    })),
    total,
  };
}
