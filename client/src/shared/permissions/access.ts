import type { Access, Permission } from '@gdd/schema/permissions';
import type { SessionUser } from '../session/SessionStore';

/** Whether a page may be opened and, if not, why. */
type AccessDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly because: 'anonymous' }
  | { readonly allowed: false; readonly because: 'waiting' }
  | { readonly allowed: false; readonly because: 'forbidden'; readonly missing: readonly Permission[] };

/** Whether a user lacks a role or a member, and so does not count as signed in (docs/domain/network-and-access.md). */
export function isWaiting(user: SessionUser): boolean {
  return user.roles.length === 0 || user.member === null;
}

/** Whether the user is asked to complete the profile. */
export const lacksProfile = (user: SessionUser): boolean => !user.profileComplete && !isWaiting(user);

/**
 * Whether a page may be opened.
 *
 * @param access what the page requires
 * @param user the signed-in user, if any
 * @param own the permissions of the user's last role
 */
export function accessTo(access: Access, user: SessionUser | undefined, own: readonly Permission[]): AccessDecision {
  if (access === 'public') return { allowed: true };
  if (user === undefined) return { allowed: false, because: 'anonymous' };
  if (access === 'account') return { allowed: true };
  if (isWaiting(user)) return { allowed: false, because: 'waiting' };
  if (access === 'signedIn' || access.some((permission) => own.includes(permission))) return { allowed: true };
  return { allowed: false, because: 'forbidden', missing: access };
}
