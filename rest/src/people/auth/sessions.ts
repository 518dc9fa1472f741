/** The caller of a request by its credential, and the sessions of a user (docs/domain/sessions.md). */
import { permissionsOf } from '@gdd/schema/permissions';
import { permissionsOfScopes } from '@gdd/schema/serviceAccounts';
import { isPersonalToken, isServiceToken, sessionIdleMinutes } from '@gdd/schema/session';
import { scopesOf } from '../../ground/database/tables/people/serviceAccounts.js';
import { factorDeadline } from '../../ground/domain/factorDeadline.js';
import type { Caller, Credential } from '../../ground/platform/http/caller.js';
import type { Client } from '../../ground/platform/http/client.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { notFound } from '../../ground/platform/http/errors.js';
import { tokenHash } from '../../ground/platform/secrets/tokens.js';
import { userById } from './signIn/queries.js';
import { userByPersonalToken } from './personalTokens/personalTokenQueries.js';
import { userOfUsedToken } from './personalTokens/personalTokens.js';
import { serviceAccountByToken, serviceAccountOfUsedToken } from './serviceTokens/serviceTokens.js';
import { recordSecurityEvent } from './signIn/securityEvents.js';
import {
  deleteSession,
  deleteSessionOf,
  deleteSessionsOf,
  noteSessionUse,
  sessionsOf,
  userBySession,
  usersBySessionIds,
  type SessionCutoffs,
} from './signIn/sessionQueries.js';

const minuteMs = 60_000;

/** The instants that decide whether a session is active now. */
export function sessionCutoffs({
  clock,
  sessionIdleMs = sessionIdleMinutes * minuteMs,
}: ServiceContext): SessionCutoffs {
  const now = clock.now();
  return { now, unusedSince: new Date(now.getTime() - sessionIdleMs) };
}

type FoundSession = NonNullable<Awaited<ReturnType<typeof userBySession>>>;
type FoundUser = Pick<FoundSession, 'user' | 'roles' | 'member'>;

/**
 * The caller of a token: of a session, a personal token or a service account. The use is recorded at most once a
 * minute.
 *
 * @param isUse false for a call that does not extend the session's idle time
 * @returns null for a token that is unknown, expired or revoked, or that belongs to a disabled user
 */
export async function callerOfToken(
  context: ServiceContext,
  token: string,
  client: Client,
  isUse = true,
): Promise<Caller | null> {
  const hash = tokenHash(token);
  if (isPersonalToken(token)) {
    const found = await userOfUsedToken(context, hash, client);
    return found === undefined ? null : callerFrom(found, { kind: 'personalToken', tokenHash: hash });
  }
  if (isServiceToken(token)) {
    return callerOfService(await serviceAccountOfUsedToken(context.database, hash, context.clock.now()));
  }
  const found = isUse
    ? await userOfUsedSession(context, hash, client)
    : await userBySession(context.database, hash, sessionCutoffs(context));
  if (found === undefined) return null;
  return callerOfSession(found, hash);
}

/** The same without recording the use: while the primary of the database is unavailable. */
export function callerWithoutUse(context: ServiceContext, token: string): Promise<Caller | null> {
  const kind = isPersonalToken(token) ? 'personalToken' : isServiceToken(token) ? 'serviceAccount' : 'session';
  return callerOfCredential(context, { kind, tokenHash: tokenHash(token) });
}

/**
 * The user of a credential, with the current permissions and the current member.
 *
 * @returns null if the session or token has ended, or its user was disabled
 */
export async function callerOfCredential(context: ServiceContext, credential: Credential): Promise<Caller | null> {
  const { database, clock } = context;
  if (credential.kind === 'serviceAccount') {
    return callerOfService(await serviceAccountByToken(database, credential.tokenHash, clock.now()));
  }
  if (credential.kind === 'session') {
    const found = await userBySession(database, credential.tokenHash, sessionCutoffs(context));
    return found === undefined ? null : callerOfSession(found, credential.tokenHash);
  }
  const found = await userByPersonalToken(database, credential.tokenHash, clock.now());
  return found === undefined ? null : callerFrom(found, credential);
}

/**
 * The user for whom the service works in the background, with the current permissions. There is no credential; the kind
 * personalToken makes the caller read-only.
 *
 * @returns null if the user is disabled or does not exist
 */
export async function callerOfUser(
  { database, clock }: Pick<ServiceContext, 'database' | 'clock'>,
  userId: number,
): Promise<Caller | null> {
  const found = await userById(database, userId, clock.now());
  if (found === undefined || found.user.disabledAt !== null) return null;
  return callerFrom(found, { kind: 'personalToken', tokenHash: '' });
}

/** The user and the id of an active session, to which a live stream is bound. */
export async function sessionOf(context: ServiceContext, { tokenHash }: Credential) {
  const found = await userBySession(context.database, tokenHash, sessionCutoffs(context));
  return found && liveSession(found);
}

/** The active ones of several sessions. It does not count as a use of them. */
export async function sessionsById(context: ServiceContext, ids: readonly number[]) {
  return (await usersBySessionIds(context.database, ids, sessionCutoffs(context))).map(liveSession);
}

/** Ends the session of the call. */
export async function logout(context: ServiceContext, caller: Caller, client: Client): Promise<void> {
  await deleteSession(context.database, caller.credential.tokenHash);
  await recordSecurityEvent(context, client, { userId: caller.userId, kind: 'signOut' });
}

/** The caller's sessions, with the time and address of the sign-in and of the last use. */
export async function ownSessions(context: ServiceContext, { userId, credential }: Caller) {
  return (await sessionsOf(context.database, userId, sessionCutoffs(context))).map((session) => ({
    id: session.id,
    createdAt: session.createdAt.toISOString(),
    signedInFrom: session.signedInFrom,
    device: session.device === '' ? null : session.device,
    lastUsedAt: (session.lastUsedAt ?? session.createdAt).toISOString(),
    lastUsedFrom: session.lastUsedFrom,
    current: session.tokenHash === credential.tokenHash,
  }));
}

/**
 * Ends one of the caller's sessions; its bearer is refused from the next request on.
 *
 * @throws Refusal NOT_FOUND if it does not exist, belongs to somebody else, or has ended
 */
export async function endOwnSession(
  context: ServiceContext,
  { userId }: Caller,
  id: number,
  client: Client,
): Promise<void> {
  if (!(await deleteSessionOf(context.database, userId, id, sessionCutoffs(context)))) throw notFound();
  await recordSecurityEvent(context, client, { userId, kind: 'signOut' });
}

/** Ends the caller's sessions except that of the request. */
export async function endOtherSessions(
  context: ServiceContext,
  { userId, credential }: Caller,
  client: Client,
): Promise<void> {
  const ended = await deleteSessionsOf(context.database, userId, credential.tokenHash);
  if (ended > 0) await recordSecurityEvent(context, client, { userId, kind: 'signOut' });
}

async function userOfUsedSession(context: ServiceContext, hash: string, { address }: Client) {
  const { database, clock } = context;
  const now = clock.now();
  const found = await userBySession(database, hash, sessionCutoffs(context));
  if (found === undefined) return undefined;
  const { id, lastUsedAt } = found.session;
  const notSince = new Date(now.getTime() - minuteMs);
  if (lastUsedAt === null || lastUsedAt <= notSince) {
    await noteSessionUse(database, id, { lastUsedAt: now, lastUsedFrom: address }, notSince);
  }
  return found;
}

/** The user of a session: with the last proof, of which the sign-in is the first, and the factor that is wanted. */
function callerOfSession(found: FoundSession, hash: string): Caller {
  const { session, hasFactor, security, user } = found;
  const provedAt = session.provedAt ?? session.createdAt;
  const caller = callerFrom(found, { kind: 'session', tokenHash: hash, provedAt });
  const lastDay = hasFactor
    ? undefined
    : factorDeadline(security, { createdAt: user.createdAt, permissions: caller.permissions });
  return lastDay === undefined ? caller : { ...caller, factorDeadline: lastDay };
}

function liveSession({ user, roles, member, session }: FoundSession) {
  return { id: session.id, userId: user.id, permissions: member === null ? [] : [...permissionsOf(roles)] };
}

/** A service account as a caller: its permissions are those of its scopes. */
function callerOfService(found: Awaited<ReturnType<typeof serviceAccountByToken>>): Caller | null {
  if (found === undefined) return null;
  const { user, member, account } = found;
  const { tokenHash: hash } = account;
  const scopes = scopesOf(account);
  return {
    userId: user.id,
    name: user.name,
    username: user.username,
    roles: [],
    member,
    permissions: permissionsOfScopes(scopes),
    credential: { kind: 'serviceAccount', tokenHash: hash, scopes },
  };
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
