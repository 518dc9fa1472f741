import type { WatchQueryFetchPolicy } from '@apollo/client';
import type { Permission } from '@gdd/schema/permissions';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { WaitingWorkKind } from '../../shared/apollo/schema.generated';
import { usePolling } from '../../shared/apollo/usePolling';
import { useLiveSignal } from '../../shared/live/liveHooks';
import { useCan } from '../../shared/permissions/useCan';
import { useWaitingWorkQuery } from './waitingWork.generated';

/** The polling interval, in milliseconds. */
const pollInterval = 60_000;

/** Who has work that waits: the permissions of which one suffices. */
const workers = [
  'accessCampaigns',
  'accessImportManager',
  'accessUsersManager',
  'accessSubscription',
] as const satisfies readonly Permission[];

export type WaitingCounts = Readonly<Partial<Record<WaitingWorkKind, number>>>;

/** How much of each kind of work waits for the user; undefined until it is loaded, and for users without such work. */
export function useWaitingWork(fetchPolicy: WatchQueryFetchPolicy): WaitingCounts | undefined {
  return useWork(fetchPolicy).counts;
}

/**
 * The same for the menu of every page: read again with each notification and at each page, since the work may have been
 * done on the one before.
 */
export function useLiveWaitingWork(pathname: string): WaitingCounts | undefined {
  const { counts, skip, refetch, startPolling, stopPolling } = useWork('cache-first');
  usePolling(!skip, pollInterval, { startPolling, stopPolling });
  const read = (): void => {
    // a failed read is made up for by the next one
    if (!skip) refetch().catch(() => undefined);
  };
  useLiveSignal('INBOX', read);
  const onPage = useEffectEvent(() => counts !== undefined && read());
  useEffect(() => void onPage(), [pathname]);
  return counts;
}

function useWork(fetchPolicy: WatchQueryFetchPolicy) {
  const can = useCan();
  const skip = !can(...workers);
  const { data, refetch, startPolling, stopPolling } = useWaitingWorkQuery({ skip, fetchPolicy });
  const work = data?.waitingWork;
  const counts = useMemo(
    () => (work ? (Object.fromEntries(work.map(({ kind, count }) => [kind, count])) as WaitingCounts) : undefined),
    [work],
  );
  return { counts, skip, refetch, startPolling, stopPolling };
}
