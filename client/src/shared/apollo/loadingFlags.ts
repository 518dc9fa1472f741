import { ApolloLink, Observable } from '@apollo/client';
import { Kind, type DocumentNode } from 'graphql';
import { createContext, useContext, useSyncExternalStore } from 'react';

/** The kinds of calls whose running is shown (specification, section 4). */
export const loadingFlagNames = ['auth', 'dealer-table', 'export', 'report', 'content-table'] as const;

export type LoadingFlag = (typeof loadingFlagNames)[number];

/** The API's root field → the flag that is on while it is called. */
const flagOfField: Readonly<Record<string, LoadingFlag>> = {
  login: 'auth',
  logout: 'auth',
  register: 'auth',
  forgotPassword: 'auth',
  resetPassword: 'auth',
  user: 'auth',
  dealersTable: 'dealer-table',
  dealersFile: 'export',
  membershipFile: 'export',
  importErrorsFile: 'export',
  dealerCampaignsReport: 'report',
  cmsContents: 'content-table',
};

/** Which calls are running, counted by flag. */
export class LoadingFlags {
  readonly #running = new Map<LoadingFlag, number>();
  readonly #listeners = new Set<() => void>();

  readonly isOn = (flag: LoadingFlag): boolean => (this.#running.get(flag) ?? 0) > 0;

  readonly isAnyOn = (): boolean => loadingFlagNames.some(this.isOn);

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** A call has started (1) or ended, well or badly (-1). */
  count(flag: LoadingFlag, change: 1 | -1): void {
    this.#running.set(flag, (this.#running.get(flag) ?? 0) + change);
    // Apollo may ask while a page is being drawn: whoever shows the flags hears of it right after.
    queueMicrotask(() => {
      for (const listener of this.#listeners) listener();
    });
  }
}

/** Keeps an operation's flag on from the request to its end: an answer, an error, or nobody waiting any more. */
export function loadingLink(flags: LoadingFlags): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const flag = flagOf(operation.query);
    if (flag === undefined) return forward(operation);
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
      const flag = selection.kind === Kind.FIELD ? flagOfField[selection.name.value] : undefined;
      if (flag !== undefined) return flag;
    }
  }
  return undefined;
}

export const LoadingFlagsContext = createContext<LoadingFlags | undefined>(undefined);

function useLoadingFlags(): LoadingFlags {
  const flags = useContext(LoadingFlagsContext);
  if (flags === undefined) throw new Error('Loading flags need a LoadingFlagsContext above them.');
  return flags;
}

/** Whether calls of one kind are running. */
export function useLoading(flag: LoadingFlag): boolean {
  const flags = useLoadingFlags();
  return useSyncExternalStore(flags.subscribe, () => flags.isOn(flag));
}

/** Whether calls of any kind are running. */
export function useAnyLoading(): boolean {
  const flags = useLoadingFlags();
  return useSyncExternalStore(flags.subscribe, flags.isAnyOn);
}
