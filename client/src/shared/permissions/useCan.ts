import type { Permission } from '@gdd/schema/permissions';
import { useSession } from '../session/SessionContext';

/** A question to the signed-in user's permissions: true where any one of those named is held. */
export function useCan(): (...anyOf: Permission[]) => boolean {
  const { permissions } = useSession();
  return (...anyOf) => anyOf.some((permission) => permissions.includes(permission));
}
