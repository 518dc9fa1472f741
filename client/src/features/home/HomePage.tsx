import { Navigate } from 'react-router-dom';
import { useCan } from '../../shared/permissions/useCan';
import { useUser } from '../../shared/session/SessionContext';
import { FindDealer } from './FindDealer';

/** Where each role begins: the dealers that it manages, its own record, or the search for a dealer. */
export function Component() {
  const can = useCan();
  const user = useUser();
  if (user === undefined) return null;
  if (can('accessDealerManager')) return <Navigate to="/dealers" replace />;
  if (can('accessSubscription') && user.member !== null) return <Navigate to={`/dealers/${user.member.id}`} replace />;
  return <FindDealer />;
}
