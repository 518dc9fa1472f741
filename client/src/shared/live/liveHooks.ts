import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { createContext, useContext, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { LiveSignals, type HeardKind } from './LiveSignals';

/** The signals of the tab; without a stream nothing is ever heard. */
export const LiveContext = createContext(new LiveSignals());

/** Milliseconds between two looks at what the stream signals: it may be wrong only where the stream is. */
const slowLook = 10_000;

/**
 * Calls back at each signal of a kind while the component is there.
 *
 * @param callback gets the id of the import or export; undefined where it may be any, and all is to be read anew
 */
export function useLiveSignal(kind: HeardKind, callback: (id: string | undefined) => void): void {
  const live = useContext(LiveContext);
  const heard = useEffectEvent(callback);
  useEffect(() => live.listen(kind, (id) => heard(id)), [live, kind]);
}

/** How often to look at what changes by itself: seldom while the stream says when it does. */
export function useLivePace(milliseconds: number): number {
  const live = useContext(LiveContext);
  return useSyncExternalStore(live.watch, live.isOpen) ? Math.max(milliseconds, slowLook) : milliseconds;
}

/**
 * Reads a query anew at each signal of a kind; what is on the screen changes in its place.
 *
 * @param id of the one import or export that the query is about
 */
export function useLiveQuery<D, V extends OperationVariables>(
  kind: HeardKind,
  query: TypedDocumentNode<D, V>,
  variables: V,
  id?: string,
): void {
  const client = useApolloClient();
  // one at a time: a signal during a read is one more read after it
  const reading = useRef<'no' | 'once' | 'again'>('no');
  useLiveSignal(kind, (signalled) => {
    if (id !== undefined && signalled !== undefined && signalled !== id) return;
    if (reading.current !== 'no') {
      reading.current = 'again';
      return;
    }
    const read = async (): Promise<void> => {
      do {
        reading.current = 'once';
        // what fails is read again by the next signal, or by the page's own look
        await client.query({ query, variables, fetchPolicy: 'network-only' } as never).catch(() => undefined);
      } while ((reading.current as string) === 'again');
      reading.current = 'no';
    };
    void read();
  });
}
