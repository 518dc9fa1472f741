import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { useCan } from '../../shared/permissions/useCan';
import { useUser } from '../../shared/session/SessionContext';
import { SkeletonBlock } from '../../shared/states/Skeletons';
import { FindDealer } from './FindDealer';

// The others never fetch it.
const DealerHome = lazy(async () => ({ default: (await import('./DealerHome')).DealerHome }));

/** Where each role begins: the dealers that it manages, its own campaigns, or the search for a dealer. */
export function Component() {
  const can = useCan();
  const user = useUser();
  if (user === undefined) return null;
  if (can('accessDealerManager')) return <Navigate to="/dealers" replace />;
  if (can('accessSubscription') && user.member !== null) {
    return (
      <Suspense fallback={<SkeletonBlock height={420} />}>
        <DealerHome member={user.member} />
      </Suspense>
    );
  }
  return <FindDealer />;
}
