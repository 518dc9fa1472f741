import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { from, map, switchMap, throwError } from 'rxjs';
import { prefetchLink, type Prefetched } from './prefetched';
import { csrfHeaders } from './csrf';
import type { LoadingFlags } from './loadingFlags';
import { loadingLink } from './loadingLink';
import { problemOf, ProblemError } from './problem';
import { fetchWithin } from './timeout';
import { trustedDocumentsLink } from './trustedDocuments';

declare module '@apollo/client' {
  namespace ApolloClient {
    namespace DeclareDefaultOptions {
      interface WatchQuery {
        errorPolicy: 'all';
      }
    }
  }
  interface DefaultContext {
    /** The call starts, looks up or ends a session: an UNAUTHENTICATED response to it never ends one. */
    startsSession?: boolean;
    /** The call is sent without a token. */
    anonymous?: boolean;
    /** The token to send instead of the session's own. */
    bearer?: string;
    /** The token that was sent. */
    sentToken?: string;
    /** The session store's generation when the call was sent. */
    generation?: number;
  }
}

/** The part of `SessionStore` that requests need. */
interface RequestSession {
  /** The token that requests carry; undefined without a session. */
  readonly token: string | undefined;
  /** Grows with every end of a session and change of the user. */
  readonly generation: number;
  /** Resolves to whether the user has signed in again. */
  readonly signInAgain: () => Promise<boolean>;
  /** Resolves to whether the user has renewed the proof. */
  readonly stepUp: () => Promise<boolean>;
  /** Called where a second factor is overdue. */
  readonly requireFactor: () => void;
  readonly end: (reason: 'expired') => void;
}

/** The part of `OpenForms` that requests need. */
interface RequestForms {
  /** Whether any form has unsaved changes. */
  readonly any: boolean;
}

interface ClientOptions {
  readonly uri: string;
  readonly store: RequestSession;
  readonly forms: RequestForms;
  readonly flags: LoadingFlags;
  /** Whether documents are sent as texts or by their hashes (`trustedDocuments.ts`). */
  readonly documents: 'text' | 'hash';
  /** Returns the page's current cookies. */
  readonly cookies: () => string;
  /** The requests that the document's start script has already sent. */
  readonly prefetched?: Prefetched | undefined;
  readonly now: () => number;
  /** Called when the gateway does not know a document: the portal may be newer than this tab. */
  readonly onUnknownDocument: () => void;
}

/** The portal's only API client: loading flags, session end, step-up, CSRF, bearer token, timeout. */
export function createClient(options: ClientOptions): ApolloClient {
  const { uri, store, forms, flags, documents, cookies, prefetched, now, onUnknownDocument } = options;
  return new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([
      loadingLink(flags),
      sessionEndLink(store, forms),
      noticeLink(store, onUnknownDocument),
      stepUpLink(store),
      csrfRetryLink(),
      headersLink(store, cookies),
      ownResponsesLink(store),
      prefetchLink(prefetched, now),
      ...(documents === 'hash' ? [trustedDocumentsLink()] : []),
      new HttpLink({ uri, fetch: fetchWithin, credentials: 'same-origin' }),
    ]),
    // A failed field does not discard the others: a page gets the data that arrived, and the error.
    defaultOptions: { watchQuery: { errorPolicy: 'all' } },
  });
}

function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      // The settings of the lists are one value: the newer one replaces the older, without a merge.
      Query: { fields: { listSettings: { merge: false } } },
      // A page of a list is a value without an identity: the newer one replaces the older, without a merge.
      DealerPage: { keyFields: false, merge: false },
      AuditPage: { keyFields: false, merge: false },
      SecondFactors: { keyFields: false, merge: false },
      CampaignLinePage: { keyFields: false, merge: false },
      ImportPage: { keyFields: false, merge: false },
      // Not normalised: the same id may be a dealer's and a campaign's, and has another value in each widget.
      Dashboard: { keyFields: false, merge: false },
      DashboardItem: { keyFields: false },
      DashboardCampaign: { keyFields: false },
      CampaignLink: { keyFields: false },
      // Rows, totals and counts are requested one after the other, and their responses merged.
      CampaignPage: { keyFields: false, merge: true },
      CampaignDealerPage: { keyFields: false, merge: false },
      // What a campaign makes of a dealer, or of a sale: the ids say neither whose the figures are nor of which campaign.
      DealerCampaign: { keyFields: false },
      CampaignLine: { keyFields: false },
      ExcludedLine: { keyFields: false },
    },
  });
}

/** An UNAUTHENTICATED response to a signed-in call ends the session, or opens the sign-in dialog over an open form. */
function sessionEndLink(store: RequestSession, forms: RequestForms): ApolloLink {
  return new ErrorLink(({ error, operation, forward }) => {
    const { startsSession, sentToken } = operation.getContext();
    if (startsSession || sentToken === undefined || problemOf(error)?.code !== 'UNAUTHENTICATED') return undefined;
    if (store.token === undefined) return undefined;
    // Somebody has signed in again since: the call is sent with the newer token.
    if (store.token !== sentToken) return forward(operation);
    if (forms.any) {
      return from(store.signInAgain()).pipe(
        switchMap((again) => (again ? forward(operation) : throwError(() => error))),
      );
    }
    store.end('expired');
    return undefined;
  });
}

/** Passes on what a refusal says of the tab or of the user: an old version, a second factor that is overdue. */
function noticeLink(store: RequestSession, onUnknownDocument: () => void): ApolloLink {
  return new ErrorLink(({ error }) => {
    const reason = problemOf(error)?.reason;
    if (reason === 'unknownDocument') onUnknownDocument();
    if (reason === 'factorRequired') store.requireFactor();
  });
}

/** A call refused for lack of a recent proof was not carried out: it is sent again once that is given. */
function stepUpLink(store: RequestSession): ApolloLink {
  return new ErrorLink(({ error, operation, forward }) => {
    if (problemOf(error)?.reason !== 'stepUpRequired') return undefined;
    return from(store.stepUp()).pipe(
      switchMap((isProved) => (isProved ? forward(operation) : throwError(() => error))),
    );
  });
}

/** A call refused for its CSRF header was not carried out: it is sent again with the new cookie. */
function csrfRetryLink(): ApolloLink {
  return new ErrorLink(({ error, operation, forward }) =>
    problemOf(error)?.reason === 'csrf' ? forward(operation) : undefined,
  );
}

function headersLink(store: RequestSession, cookies: () => string): ApolloLink {
  return new SetContextLink(({ headers, bearer, anonymous }) => {
    const token = anonymous ? undefined : (bearer ?? store.token);
    return {
      headers: {
        ...(headers as Readonly<Record<string, string>> | undefined),
        ...csrfHeaders(cookies()),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(token !== undefined && { sentToken: token }),
      generation: store.generation,
    };
  });
}

/** Rejects a response to a call of an earlier session: it must not reach the cache of the next user. */
function ownResponsesLink(store: RequestSession): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) => {
        const { generation, startsSession } = operation.getContext();
        if (!startsSession && generation !== store.generation) throw new ProblemError({ code: 'UNAUTHENTICATED' });
        return result;
      }),
    ),
  );
}
