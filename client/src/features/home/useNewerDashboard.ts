import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useLiveSignal } from '../../shared/live/liveHooks';
import { HomeDashboardDocument, type HomeDashboardQuery } from './Dashboard.generated';

/** Milliseconds within which the dashboards that are open look for newer figures: not all at once. */
const spread = 3_000;

/** A response as text, the same whatever the order of its fields. */
const textOf = (data: HomeDashboardQuery): string =>
  JSON.stringify(data, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );

/**
 * Looks whether the figures of a dashboard have changed since it was read, whenever some have, and leaves those on the
 * screen as they are until the person asks for the newer ones.
 *
 * @param read the dashboard on the screen
 * @returns what puts the newer figures on the screen; undefined where there are none
 */
export function useNewerDashboard(read: HomeDashboardQuery | undefined): (() => void) | undefined {
  const client = useApolloClient();
  const [newer, setNewer] = useState<{ readonly than: HomeDashboardQuery; readonly data: HomeDashboardQuery }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const look = async (): Promise<void> => {
    timer.current = undefined;
    // what cannot be read now is read by whoever loads the page anew
    const { data } = await client
      .query({ query: HomeDashboardDocument, fetchPolicy: 'no-cache', context: { isQuiet: true } })
      .catch(() => ({ data: undefined }));
    if (read === undefined || data?.dashboard == null) return;
    setNewer(textOf(data) === textOf(read) ? undefined : { than: read, data });
  };
  useLiveSignal('FIGURES', () => {
    timer.current ??= setTimeout(() => void look(), Math.random() * spread);
  });

  if (newer === undefined || newer.than !== read) return undefined;
  return () => client.writeQuery({ query: HomeDashboardDocument, data: newer.data });
}
