/** Who calls, by which credential, and the sessions of a user (docs/domain/sessions.md). */
import { permissionsOf } from '@gdd/schema/permissions';
import { isPersonalToken } from '@gdd/schema/session';
import type { Caller, Credential } from '../platform/http/caller.js';
import type { Client } from '../platform/http/client.js';
import type { ServiceContext } from '../platform/context.js';
import { notFound } from '../platform/http/errors.js';
import { tokenHash } from '../platform/secrets/tokens.js';
import { userById } from './signIn/queries.js';
import { userByPersonalToken } from './personalTokens/personalTokenQueries.js';
import { userOfUsedToken } from './personalTokens/personalTokens.js';
import { recordSecurityEvent } from './signIn/securityEvents.js';
import {
  deleteSession,
  deleteSessionOf,
  deleteSessionsOf,
  noteSessionUse,
  sessionsOf,
  userBySession,
} from './signIn/sessionQueries.js';

const minuteMs = 60_000;

type FoundUser = Pick<NonNullable<Awaited<ReturnType<typeof userBySession>>>, 'user' | 'roles' | 'member'>;

/**
 * Who has a token, of a session or a personal one; the use is noted once a minute.
 *
 * @returns null for a token that is unknown, has ended, or belongs to a disabled user
 */
export async function callerOfToken(context: ServiceContext, token: string, client: Client): Promise<Caller | null> {
  const hash = tokenHash(token);
  const credential: Credential = { kind: isPersonalToken(token) ? 'personalToken' : 'session', tokenHash: hash };
  const found =
    credential.kind === 'session'
      ? await userOfUsedSession(context, hash, client)
      : await userOfUsedToken(context, hash, client);
  return found === undefined ? null : callerFrom(found, credential);
}

/**
 * The user of a credential, with what the user may do and where the user stands at this moment.
 *
 * @returns null when the session or the personal token has ended, or its user was disabled
 */
export async function callerOfCredential(
  { database, clock }: ServiceContext,
  credential: Credential,
): Promise<Caller | null> {
  const find = { session: userBySession, personalToken: userByPersonalToken }[credential.kind];
  const found = await find(database, credential.tokenHash, clock.now());
  return found === undefined ? null : callerFrom(found, credential);
}

/**
 * A user on whose behalf the service works in the background, as the user is at this moment. It shows no credential: like
 * a personal token it only reads.
 *
 * @returns null where the user was disabled or is gone
 */
export async function callerOfUser({ database, clock }: ServiceContext, userId: number): Promise<Caller | null> {
  const found = await userById(database, userId, clock.now());
  if (found === undefined || found.user.disabledAt !== null) return null;
  return callerFrom(found, { kind: 'personalToken', tokenHash: '' });
}

/** Ends the session of the call. */
export async function logout(context: ServiceContext, caller: Caller, client: Client): Promise<void> {
  await deleteSession(context.database, caller.credential.tokenHash);
  await recordSecurityEvent(context, client, { userId: caller.userId, kind: 'signOut' });
}

/** The caller's sessions: since when, last used when and from where. */
export async function ownSessions({ database, clock }: ServiceContext, { userId, credential }: Caller) {
  return (await sessionsOf(database, userId, clock.now())).map((session) => ({
    id: session.id,
    createdAt: session.createdAt.toISOString(),
    signedInFrom: session.signedInFrom,
    lastUsedAt: (session.lastUsedAt ?? session.createdAt).toISOString(),
    lastUsedFrom: session.lastUsedFrom,
    current: session.tokenHash === credential.tokenHash,
  }));
}

/**
 * Ends one of the caller's sessions; its bearer is refused from the next request on.
 *
 * @throws Refusal NOT_FOUND for one that is missing, somebody else's, or over
 */
export async function endOwnSession(
  context: ServiceContext,
  { userId }: Caller,
  id: number,
  client: Client,
): Promise<void> {
  if (!(await deleteSessionOf(context.database, userId, id, context.clock.now()))) throw notFound();
  await recordSecurityEvent(context, client, { userId, kind: 'signOut' });
}

/** Ends the caller's sessions but the one of the call. */
export async function endOtherSessions(
  context: ServiceContext,
  { userId, credential }: Caller,
  client: Client,
): Promise<void> {
  const ended = await deleteSessionsOf(context.database, userId, credential.tokenHash);
  if (ended > 0) await recordSecurityEvent(context, client, { userId, kind: 'signOut' });
}

async function userOfUsedSession({ database, clock }: ServiceContext, hash: string, { address }: Client) {
  const now = clock.now();
  const found = await userBySession(database, hash, now);
  if (found === undefined) return undefined;
  const { id, lastUsedAt } = found.session;
  const notSince = new Date(now.getTime() - minuteMs);
  if (lastUsedAt === null || lastUsedAt <= notSince) {
    await noteSessionUse(database, id, { lastUsedAt: now, lastUsedFrom: address }, notSince);
  }
  return found;
}

function callerFrom({ user, roles, member }: FoundUser, credential: Credential): Caller {
  return {
    userId: user.id,
    name: user.name,
    username: user.username,
    roles,
    permissions: permissionsOf(roles),
    member,
    credential,
  };
}
