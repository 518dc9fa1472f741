import type { MemberRole } from '@gdd/schema/members';
import type { Access, Permission } from '@gdd/schema/permissions';
import type { ServiceScope } from '@gdd/schema/serviceAccounts';
import { passwordLastsMinutes } from '@gdd/schema/session';
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
  /** When the user last entered the password in this session; undefined for tokens. */
  readonly passwordGivenAt?: Date;
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

/**
 * Refuses a caller whose last password entry is too long ago: a stolen session must not grant access to others.
 *
 * @throws Refusal FORBIDDEN, reason passwordNeeded
 */
export function requireRecentPassword(caller: Caller | null, now: Date): void {
  const givenAt = caller?.credential.passwordGivenAt;
  const notBefore = now.getTime() - passwordLastsMinutes * 60_000;
  if (givenAt === undefined || givenAt.getTime() < notBefore)
    throw new Refusal('FORBIDDEN', { reason: 'passwordNeeded' });
}
