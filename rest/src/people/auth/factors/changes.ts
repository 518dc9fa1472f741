/** What every change of a user's factors leaves: an audit entry, a mail and an item of the inbox. */
import { factorChanges, type FactorChange, type FactorKind } from '@gdd/schema/factors';
import type { Clock } from '../../../ground/clock.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import type { users } from '../../../ground/database/tables/people/accounts.js';
import { publishEvent } from '../../../events/publish.js';
import { recordAudit } from '../../../ground/platform/audit.js';
import { queueMail } from '../../../ground/platform/mail/outbox.js';

type Owner = Pick<typeof users.$inferSelect, 'id' | 'email' | 'emailConfirmedAt'>;

/** A change of a user's factors. */
interface Change {
  readonly change: FactorChange;
  /** The factor's name; none for recovery codes. */
  readonly name?: string;
  /** Default: the owner. */
  readonly actorId?: number | null;
}

/** The change that the removal of a factor is. */
export function removalOf({ kind, name }: { readonly kind: FactorKind; readonly name: string }): Change {
  return { change: kind === 'totp' ? 'totpRemoved' : 'passkeyRemoved', name };
}

const isRemoval = (change: FactorChange) => change === 'totpRemoved' || change === 'passkeyRemoved';

/**
 * Records a change in its transaction and tells the owner, who cannot turn the mail off: whoever took the account over
 * could. The caller wakes the outbox.
 */
export async function recordFactorChange(
  transaction: Database,
  { id, email, emailConfirmedAt }: Owner,
  { change, name, actorId = id }: Change,
  clock: Clock,
): Promise<void> {
  const now = clock.programmeNow();
  const named = name === undefined ? null : { name };
  const [before, after] = isRemoval(change) ? [named, null] : [null, named];
  await recordAudit(transaction, now, [{ actorId, entity: 'user', entityId: id, action: change, before, after }]);
  const about = { user: id, change: factorChanges.indexOf(change) };
  if (email !== null && emailConfirmedAt !== null) await queueMail(transaction, 'factorsChanged', email, clock, about);
  const key = `${id}:${clock.now().getTime()}:${change}`;
  await publishEvent(transaction, { kind: 'factorsChanged', key, at: now, about: { userId: id } });
}
