/** Service accounts: credentials of other systems that call the portal (docs/integrations.md). */
import { randomUUID } from 'node:crypto';
import { serviceTokenPrefix } from '@gdd/schema/session';
import { serviceAccountLimits } from '@gdd/schema/serviceAccounts';
import { rootMember } from '../../ground/database/rootMember.js';
import { scopesOf } from '../../ground/database/tables/people/serviceAccounts.js';
import { recordAudit } from '../../ground/platform/audit.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { notFound, Refusal } from '../../ground/platform/http/errors.js';
import { idempotent, type IdempotentRequest } from '../../ground/platform/http/idempotency.js';
import { newToken, tokenHash } from '../../ground/platform/secrets/tokens.js';
import { insertUser } from '../users/queries.js';
import {
  countActive,
  insertServiceAccount,
  revokeAccount,
  serviceAccountById,
  serviceAccountPage,
  serviceAccountView,
} from './queries.js';
import type { CreateServiceAccount, ServiceAccountsState, ServiceAccountView } from './schemas.js';

const dayMs = 24 * 60 * 60 * 1000;
const endingLength = 4;

/** A page of the table of service accounts. */
export async function serviceAccountsTable({ database, clock }: ServiceContext, state: ServiceAccountsState) {
  const { items, total } = await serviceAccountPage(database, clock.now(), state);
  return { items: items.map(serviceAccountView), total };
}

/**
 * Creates a service account, and the user in whose name it acts.
 *
 * @returns the account with its token; a repeated request with the same idempotency key creates no second one and
 *   returns null as the token
 * @throws Refusal CONFLICT, reason tooManyTokens, if there are 50 active ones
 */
export async function createServiceAccount(
  { database, clock }: ServiceContext,
  caller: SignedIn,
  { name, scopes, expiresInDays }: CreateServiceAccount,
  request: IdempotentRequest | undefined,
): Promise<{ readonly serviceAccount: ServiceAccountView; readonly token: string | null }> {
  const now = clock.now();
  const token = `${serviceTokenPrefix}${newToken()}`;
  let createdId: number | undefined;
  const { id } = await idempotent(database, request, clock, async (transaction) => {
    if ((await countActive(transaction, now)) >= serviceAccountLimits.active) {
      throw new Refusal('CONFLICT', { reason: 'tooManyTokens' });
    }
    const { id: memberId } = await rootMember(transaction);
    const user = { username: `service-${randomUUID()}`, email: null, emailConfirmedAt: null, name, phone: null };
    const userId = await insertUser(
      transaction,
      { ...user, passwordHash: null, memberId, roles: [], isService: true },
      clock.programmeNow(),
    );
    const expiresAt = new Date(now.getTime() + expiresInDays * dayMs);
    createdId = await insertServiceAccount(transaction, {
      userId,
      scopes: [...new Set(scopes)].filter((scope) => scope !== 'notes:read'),
      readsNotes: scopes.includes('notes:read'),
      tokenHash: tokenHash(token),
      ending: token.slice(-endingLength),
      createdBy: caller.userId,
      createdAt: now,
      expiresAt,
    });
    const after = { name, scopes, expiresAt: expiresAt.toISOString() };
    await recordAudit(transaction, clock.programmeNow(), [
      {
        actorId: caller.userId,
        entity: 'serviceAccount',
        entityId: createdId,
        action: 'created',
        before: null,
        after,
      },
    ]);
    return { id: createdId };
  });
  return { serviceAccount: await oneAccount({ database, clock }, id), token: createdId === id ? token : null };
}

/** Revokes a service account; its token is refused from the next request on. @throws Refusal NOT_FOUND */
export async function revokeServiceAccount(
  { database, clock }: ServiceContext,
  caller: SignedIn,
  id: number,
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (transaction) => {
    const revoked = await revokeAccount(transaction, id, now);
    if (revoked === undefined) throw notFound();
    const { ending } = revoked;
    await recordAudit(transaction, clock.programmeNow(), [
      {
        actorId: caller.userId,
        entity: 'serviceAccount',
        entityId: id,
        action: 'revoked',
        before: { scopes: scopesOf(revoked), ending },
        after: null,
      },
    ]);
  });
}

async function oneAccount({ database, clock }: Pick<ServiceContext, 'database' | 'clock'>, id: number) {
  const account = await serviceAccountById(database, clock.now(), id);
  if (account === undefined) throw notFound();
  return serviceAccountView(account);
}
