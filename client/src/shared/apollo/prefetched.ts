import { ApolloLink, type OperationVariables } from '@apollo/client';
import { from, of, switchMap } from 'rxjs';
import { hashOf } from './documentHash';

/** The queries that the document has sent before the portal's files were there (build/documentStart.html). */
export interface Prefetched {
  /** The token of the session with which they were sent. */
  readonly token: string;
  /** When; milliseconds. */
  readonly at: number;
  readonly queries: readonly PrefetchedQuery[];
}

interface PrefetchedQuery {
  /** The trusted document's. */
  readonly hash: string;
  readonly variables: OperationVariables;
  /** Undefined where nothing has come that could be used. */
  readonly response: Promise<ApolloLink.Result | undefined>;
}

/** Milliseconds for which a page may take a response: a page that comes later sends again. */
const fresh = 30_000;

/**
 * Gives a query the response to the one that the document has sent, once; lets through whatever was not sent, was sent
 * in another session, or has brought nothing.
 */
export function prefetchLink(prefetched: Prefetched | undefined, now: () => number): ApolloLink {
  const waiting = new Set(prefetched?.queries);
  return new ApolloLink((operation, forward) => {
    const isOver = prefetched === undefined || waiting.size === 0 || now() - prefetched.at > fresh;
    if (isOver || prefetched.token !== operation.getContext().sentToken) return forward(operation);
    const hash = hashOf(operation.query);
    const variables = JSON.stringify(operation.variables);
    const sent = [...waiting].find((each) => each.hash === hash && JSON.stringify(each.variables) === variables);
    if (sent === undefined) return forward(operation);
    waiting.delete(sent);
    return from(sent.response).pipe(
      switchMap((response) => (response === undefined ? forward(operation) : of(response))),
    );
  });
}
