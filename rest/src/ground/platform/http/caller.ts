import type { MemberRole } from '@gdd/schema/members';
import type { Access, Permission } from '@gdd/schema/permissions';
import type { ServiceScope } from '@gdd/schema/serviceAccounts';
import { stepUpMinutes } from '@gdd/schema/session';
import type { SystemClock } from '../../clock.js';
import { romeDay } from '../../domain/romeDay.js';
import { Refusal } from './errors.js';

/** The member that a user belongs to, which determines the user's position in the tree. */
interface OwnMember {
  readonly id: number;
  readonly code: string;
  readonly businessName: string;
  readonly role: MemberRole;
  readonly path: string;
}

/** The credential with which a caller is authenticated. */
export interface Credential {
  /** Personal tokens may only read; scopes limit service accounts; the user's permissions limit sessions. */
  readonly kind: 'session' | 'personalToken' | 'serviceAccount';
  /** The scopes of a service account. */
  readonly scopes?: readonly ServiceScope[];
  /** The hash of `tokens.ts`. */
  readonly tokenHash: string;
  /** Of a session: when its user last gave the password, and a factor where there is one. */
  readonly provedAt?: Date;
}

/** The caller of a request, looked up by its token at every request. */
export interface Caller {
  readonly userId: number;
  readonly name: string | null;
  readonly username: string;
  readonly roles: readonly string[];
  /** The permissions of the last role. */
  readonly permissions: readonly Permission[];
  /** Null without a member, or when it was deleted. */
  readonly member: OwnMember | null;
  readonly credential: Credential;
  /** The last day on which it may do more than set a second factor up; undefined where none is wanted. */
  readonly factorDeadline?: string;
}

/** A caller who is 'signed in' (docs/domain/network-and-access.md): with a role and a member. */
export type SignedIn = Caller & {
  readonly member: OwnMember;
  /** The user who approved what is carried out in the caller's name. Default: the caller acts itself. */
  readonly confirmedBy?: number;
};

/** Whether a caller is 'signed in': a role whose permissions are known, and a member. */
export function isSignedIn(caller: Caller): caller is SignedIn {
  return caller.permissions.length > 0 && caller.member !== null;
}

/** The rules of a route for the credentials of its callers. */
interface CredentialRules {
  readonly effect: 'read' | 'write';
  readonly access: Access;
  readonly sessionOnly: boolean;
  readonly forTokens: boolean;
  readonly scope: ServiceScope | readonly ServiceScope[] | undefined;
  readonly ownScope: boolean;
}

/**
 * Refuses a personal token for writes, except those with `forTokens`, and for routes with `sessionOnly`. Refuses a
 * service account without a scope for the call.
 *
 * @throws Refusal FORBIDDEN, reason readOnlyToken or outOfScope
 */
export function requireCredential(call: CredentialRules, caller: Caller | null): void {
  if (caller?.credential.kind === 'serviceAccount') requireScope(call, caller.credential.scopes ?? []);
  if (caller?.credential.kind !== 'personalToken') return;
  if ((call.effect === 'write' && !call.forTokens) || call.sessionOnly)
    throw new Refusal('FORBIDDEN', { reason: 'readOnlyToken' });
}

/** Reads of the own account need no scope; other calls need that of their route, and most reads alternatively `read`. */
function requireScope(call: CredentialRules, scopes: readonly ServiceScope[]): void {
  const reads = call.effect === 'read' && !call.sessionOnly;
  const isForRead = reads && (call.access === 'account' || (scopes.includes('read') && !call.ownScope));
  if (isForRead || [call.scope ?? []].flat().some((scope) => scopes.includes(scope))) return;
  throw new Refusal('FORBIDDEN', { reason: 'outOfScope' });
}

/**
 * The refusal for a missing, malformed or invalid bearer token. Unknown, expired and revoked ones have the same reason.
 *
 * @param token the result of `bearerToken`: undefined where it is missing, null where it is malformed
 */
export function refusedToken(token: string | null | undefined): Refusal {
  const reason = token === undefined ? 'tokenMissing' : token === null ? 'tokenMalformed' : 'tokenInvalid';
  return new Refusal('UNAUTHENTICATED', { reason });
}

/**
 * Refuses a caller who may not make a call.
 *
 * @param access what the call's route declares
 * @param caller null without a valid token
 * @throws Refusal UNAUTHENTICATED or FORBIDDEN
 */
export function requireAccess(access: Access, caller: Caller | null): void {
  if (access === 'public') return;
  if (caller === null) throw refusedToken(undefined);
  if (access === 'account') return;
  if (!isSignedIn(caller)) throw new Refusal('FORBIDDEN', typeof access === 'string' ? {} : { permissions: access });
  if (access === 'signedIn' || access.some((permission) => caller.permissions.includes(permission))) return;
  throw new Refusal('FORBIDDEN', { permissions: access });
}

/** Whether a caller may only set a second factor up: the days of grace are over. */
export function isFactorOverdue({ factorDeadline }: Caller, now: Date): boolean {
  return factorDeadline !== undefined && romeDay(now) > factorDeadline;
}

/** @throws Refusal FORBIDDEN, reason factorRequired, where `isFactorOverdue` */
export function requireFactor(caller: Caller, clock: SystemClock): void {
  if (isFactorOverdue(caller, clock.now())) throw new Refusal('FORBIDDEN', { reason: 'factorRequired' });
}

/**
 * Refuses a session whose user last gave a proof too long ago: money and access do not leave by a stolen session
 * (docs/domain/step-up.md). Tokens pass: nobody sits there who could be asked, and they were made by somebody who gave a
 * proof; personal tokens only read, service accounts do what their scopes say.
 *
 * @throws Refusal FORBIDDEN, reason stepUpRequired
 */
export function requireStepUp({ credential }: Caller, clock: SystemClock): void {
  if (credential.kind !== 'session') return;
  const notBefore = clock.now().getTime() - stepUpMinutes * 60_000;
  if (credential.provedAt === undefined || credential.provedAt.getTime() < notBefore)
    throw new Refusal('FORBIDDEN', { reason: 'stepUpRequired' });
}
