import { ApolloLink, type OperationVariables } from '@apollo/client';
import { from, of, switchMap } from 'rxjs';
import { hashOf } from './documentHash';

/** The queries that the document sent while the portal's files were loading (build/documentStart.html). */
export interface Prefetched {
  /** The token of the session with which they were sent. */
  readonly token: string;
  /** When they were sent; milliseconds since 1970. */
  readonly at: number;
  readonly queries: readonly PrefetchedQuery[];
}

interface PrefetchedQuery {
  /** The hash of the trusted document. */
  readonly hash: string;
  readonly variables: OperationVariables;
  /** Resolves to undefined where there was no usable response. */
  readonly response: Promise<ApolloLink.Result | undefined>;
}

/** Milliseconds for which a response may be used: after that, the page sends its query itself. */
const maxAge = 30_000;

/**
 * Uses the response to a query that the document has sent, once; forwards a query that was not sent, was sent in
 * another session, or got no usable response.
 */
export function prefetchLink(prefetched: Prefetched | undefined, now: () => number): ApolloLink {
  const waiting = new Set(prefetched?.queries);
  return new ApolloLink((operation, forward) => {
    const isOver = prefetched === undefined || waiting.size === 0 || now() - prefetched.at > maxAge;
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
