import type { DocumentNode } from 'graphql';
import { useEffect, useMemo } from 'react';
import { hashOf } from '../apollo/documentHash';
import { isPassing, type Problem } from '../apollo/problem';
import { useStored, useSession } from './SessionContext';

interface Query<Data> {
  readonly data: Data | undefined;
  readonly loading: boolean;
  readonly problem: Problem | undefined;
}

interface Seen<Data> {
  readonly data: Data | undefined;
  /** When the data were read, where they are those of before; an instant. */
  readonly readAt?: string;
}

/**
 * The data of a page's query; while nobody answers, those that a dealer last read in this session, in this tab or in an
 * earlier one (docs/domain/sessions.md). They are stored by the document's hash: a version that asks otherwise finds none.
 *
 * @param variables those that the query was sent with: another campaign's data are never taken for this one's
 */
export function useLastSeen<Data>(
  document: DocumentNode,
  { data, loading, problem }: Query<Data>,
  variables: Readonly<Record<string, unknown>> = {},
): Seen<Data> {
  const name = `${hashOf(document) ?? ''} ${JSON.stringify(variables)}`;
  const stored = useStored();
  const { now, permissions } = useSession();
  const isStored =
    permissions.includes('accessSubscription') && !loading && problem === undefined && data !== undefined;
  useEffect(() => {
    if (isStored) stored.put(name, { data, readAt: new Date(now()).toISOString() });
  }, [stored, now, name, isStored, data]);
  const isAway = problem !== undefined && isPassing(problem);
  // The same object at each drawing, as a response is.
  const seen = useMemo(
    () => (isAway ? (stored.get(name) as Seen<Data> | undefined) : undefined),
    [isAway, stored, name],
  );
  return seen ?? { data };
}
