import { ApolloLink, Observable } from '@apollo/client';
import { Kind, type DocumentNode } from 'graphql';
import type { LoadingFlag, LoadingFlags } from './loadingFlags';

/** The API's root field → the flag that is on while it is called; files and exports are recognised by their names. */
const flagOfField: Readonly<Record<string, LoadingFlag>> = {
  login: 'auth',
  logout: 'auth',
  register: 'auth',
  forgotPassword: 'auth',
  resetPassword: 'auth',
  user: 'auth',
  dealersTable: 'dealer-table',
  dashboard: 'report',
  campaignsReport: 'report',
  monthlyReport: 'report',
  monthlyFleetReport: 'report',
  previousYearReport: 'report',
  dealerCampaignsReport: 'report',
  prevYearSales: 'report',
  prizesByDistributor: 'report',
  analytics: 'report',
  cmsContents: 'content-table',
};

/**
 * Keeps an operation's flag on from the request to its end: a response, an error, or a cancellation. An operation with
 * `isQuiet` in its context has no flag: nobody waits for it.
 */
export function loadingLink(flags: LoadingFlags): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const flag = flagOf(operation.query);
    if (flag === undefined || operation.getContext()['isQuiet'] === true) return forward(operation);
    return new Observable((observer) => {
      flags.count(flag, 1);
      const subscription = forward(operation).subscribe(observer);
      return () => {
        subscription.unsubscribe();
        flags.count(flag, -1);
      };
    });
  });
}

function flagOf(document: DocumentNode): LoadingFlag | undefined {
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const selection of definition.selectionSet.selections) {
      const name = selection.kind === Kind.FIELD ? selection.name.value : '';
      const flag = /(File|Export)$/.test(name) ? 'export' : flagOfField[name];
      if (flag !== undefined) return flag;
    }
  }
  return undefined;
}
