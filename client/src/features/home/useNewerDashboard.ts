import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useLiveSignal } from '../../shared/live/liveHooks';
import { HomeDashboardDocument, type HomeDashboardQuery } from './Dashboard.generated';

/** Milliseconds over which open dashboards spread their requests for newer figures. */
const spread = 3_000;

/** A response as text, independent of the order of its fields. */
const textOf = (data: HomeDashboardQuery): string =>
  JSON.stringify(data, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );

/**
 * Checks whether the dashboard has changed whenever the service reports changed figures, and keeps the displayed one
 * until the user requests the newer one.
 *
 * @param read the displayed dashboard
 * @returns a function that displays the newer figures; undefined if there are none
 */
export function useNewerDashboard(read: HomeDashboardQuery | undefined): (() => void) | undefined {
  const client = useApolloClient();
  const [newer, setNewer] = useState<{ readonly than: HomeDashboardQuery; readonly data: HomeDashboardQuery }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const check = async (): Promise<void> => {
    timer.current = undefined;
    // a failure is ignored: a reload reads the dashboard again
    const { data } = await client
      .query({ query: HomeDashboardDocument, fetchPolicy: 'no-cache', context: { isQuiet: true } })
      .catch(() => ({ data: undefined }));
    if (read === undefined || data?.dashboard == null) return;
    setNewer(textOf(data) === textOf(read) ? undefined : { than: read, data });
  };
  useLiveSignal('FIGURES', () => {
    timer.current ??= setTimeout(() => void check(), Math.random() * spread);
  });

  if (newer === undefined || newer.than !== read) return undefined;
  return () => client.writeQuery({ query: HomeDashboardDocument, data: newer.data });
}
