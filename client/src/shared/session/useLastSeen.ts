import type { DocumentNode } from 'graphql';
import { useEffect } from 'react';
import { hashOf } from '../apollo/documentHash';
import { isPassing, type Problem } from '../apollo/problem';
import { useKept, useSession } from './SessionContext';

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
 * The data of a page's query; while nobody answers, those that were last read in this session, in this tab or in an
 * earlier one (docs/domain/sessions.md). They are kept by the document's hash: a version that asks otherwise finds none.
 */
export function useLastSeen<Data>(document: DocumentNode, { data, loading, problem }: Query<Data>): Seen<Data> {
  const name = hashOf(document) ?? '';
  const kept = useKept();
  const { now } = useSession();
  const isRead = !loading && problem === undefined && data !== undefined;
  useEffect(() => {
    if (isRead) kept.put(name, { data, readAt: new Date(now()).toISOString() });
  }, [kept, now, name, isRead, data]);
  if (problem === undefined || !isPassing(problem)) return { data };
  return (kept.get(name) as Seen<Data> | undefined) ?? { data };
}
