import { permissionsOf, type Permission } from '@gdd/schema/permissions';
import type { SessionUser } from '../session/SessionStore';
import { roleNames } from './roleNames';

/** The permissions of a user: the last role decides (specification, section 6). */
export function permissionsOfUser({ roles }: SessionUser): readonly Permission[] {
  return permissionsOf(roles.map((role) => roleNames[role]));
}
