import type { DocumentNode } from 'graphql';
import { useEffect, useMemo } from 'react';
import { hashOf } from '../apollo/documentHash';
import { isTemporary, type Problem } from '../apollo/problem';
import { useStored, useSession } from './SessionContext';

interface Query<Data> {
  readonly data: Data | undefined;
  readonly loading: boolean;
  readonly problem: Problem | undefined;
}

interface Seen<Data> {
  readonly data: Data | undefined;
  /** When stored data were read (an ISO instant); undefined for current data. */
  readonly readAt?: string;
}

/**
 * The data of a page's query; while the server cannot be reached, those that a dealer last read in this session, in
 * this or another tab (docs/domain/sessions.md). They are stored by the document's hash: a changed query finds none.
 *
 * @param variables the query's, which are part of the key: another campaign's data are not used for this one
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
  const isUnavailable = problem !== undefined && isTemporary(problem);
  // Memoised, to be the same object in every render, as a response is.
  const seen = useMemo(
    () => (isUnavailable ? (stored.get(name) as Seen<Data> | undefined) : undefined),
    [isUnavailable, stored, name],
  );
  return seen ?? { data };
}
