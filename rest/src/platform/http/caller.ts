import type { MemberRole } from '@gdd/schema/members';
import type { Access, Permission } from '@gdd/schema/permissions';
import type { ServiceScope } from '@gdd/schema/serviceAccounts';
import { passwordLastsMinutes } from '@gdd/schema/session';
import { Refusal } from './errors.js';

/** The member that a user is attached to: where in the tree the user stands. */
interface OwnMember {
  readonly id: number;
  readonly code: string;
  readonly businessName: string;
  readonly role: MemberRole;
  readonly path: string;
}

/** By what a caller shows who it is. */
export interface Credential {
  /** A personal token only reads, a service account does what its scopes say; a session whatever its user may do. */
  readonly kind: 'session' | 'personalToken' | 'serviceAccount';
  /** Of a service account. */
  readonly scopes?: readonly ServiceScope[];
  /** As `tokens.ts` hashes it. */
  readonly tokenHash: string;
  /** When the user last gave the password in this session; undefined where no session calls. */
  readonly passwordGivenAt?: Date;
}

/** Who makes a call, read from the token at every call. */
export interface Caller {
  readonly userId: number;
  readonly name: string | null;
  readonly username: string;
  readonly roles: readonly string[];
  /** Those of the last role. */
  readonly permissions: readonly Permission[];
  /** Null without one, or when it was deleted. */
  readonly member: OwnMember | null;
  readonly credential: Credential;
}

/** A caller who is 'signed in' (docs/domain/network-and-access.md): with a role and a member. */
export type SignedIn = Caller & { readonly member: OwnMember };

/** Whether a caller is 'signed in': a role whose permissions are known, and a member. */
export function isSignedIn(caller: Caller): caller is SignedIn {
  return caller.permissions.length > 0 && caller.member !== null;
}

/** What a route says of the credentials with which it may be called. */
interface CredentialRules {
  readonly effect: 'read' | 'write';
  readonly access: Access;
  readonly sessionOnly: boolean;
  readonly forTokens: boolean;
  readonly scope: ServiceScope | undefined;
}

/**
 * Refuses a personal token where only a session may call: for whatever writes and does not say that tokens may, and for
 * what says so itself. Refuses a service account where none of its scopes is for the call.
 *
 * @throws Refusal FORBIDDEN, reason readOnlyToken or outOfScope
 */
export function requireCredential(call: CredentialRules, caller: Caller | null): void {
  if (caller?.credential.kind === 'serviceAccount') requireScope(call, caller.credential.scopes ?? []);
  if (caller?.credential.kind !== 'personalToken') return;
  if ((call.effect === 'write' && !call.forTokens) || call.sessionOnly)
    throw new Refusal('FORBIDDEN', { reason: 'readOnlyToken' });
}

/** Any service account may ask who it is; another call wants the scope of its route, or `read` where it reads. */
function requireScope(call: CredentialRules, scopes: readonly ServiceScope[]): void {
  const reads = call.effect === 'read' && !call.sessionOnly;
  const isForRead = reads && (call.access === 'account' || scopes.includes('read'));
  if (isForRead || (call.scope !== undefined && scopes.includes(call.scope))) return;
  throw new Refusal('FORBIDDEN', { reason: 'outOfScope' });
}

/**
 * The refusal of a bearer by which nobody calls: whether there was none, it has no form of a token, or it is nobody's,
 * has ended or was revoked, which are not told apart.
 *
 * @param token as `bearerToken` reads it
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
 * Refuses whoever has not given the password for a while: a stolen session may not hand out access.
 *
 * @throws Refusal FORBIDDEN, reason passwordNeeded
 */
export function requireRecentPassword(caller: Caller | null, now: Date): void {
  const givenAt = caller?.credential.passwordGivenAt;
  const notBefore = now.getTime() - passwordLastsMinutes * 60_000;
  if (givenAt === undefined || givenAt.getTime() < notBefore)
    throw new Refusal('FORBIDDEN', { reason: 'passwordNeeded' });
}
