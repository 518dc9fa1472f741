import type { Permission } from '@gdd/schema/permissions';
import { useSession } from '../session/SessionContext';

/** A check of the signed-in user's permissions: true where the user has at least one of the given ones. */
export function useCan(): (...anyOf: Permission[]) => boolean {
  const { permissions } = useSession();
  return (...anyOf) => anyOf.some((permission) => permissions.includes(permission));
}
