import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { createContext, useContext, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { LiveSignals, type SignalKind } from './LiveSignals';

/** The live signals of the tab; without a stream there are none. */
export const LiveContext = createContext(new LiveSignals());

/** The shortest polling interval in milliseconds while the stream is open, only to make up for lost signals. */
const intervalWithStream = 10_000;

/**
 * Calls back at each signal of a kind while the component is mounted.
 *
 * @param callback gets the id of the import or export that has changed; undefined: any may have changed
 */
export function useLiveSignal(kind: SignalKind, callback: (id: string | undefined) => void): void {
  const live = useContext(LiveContext);
  const onSignal = useEffectEvent(callback);
  useEffect(() => live.listen(kind, (id) => onSignal(id)), [live, kind]);
}

/** The polling interval in milliseconds of data that change by themselves: longer while the stream signals changes. */
export function useLivePace(milliseconds: number): number {
  const live = useContext(LiveContext);
  return useSyncExternalStore(live.watch, live.isOpen) ? Math.max(milliseconds, intervalWithStream) : milliseconds;
}

/**
 * Reads a query again at each signal of a kind; the cache updates the page.
 *
 * @param id the import or export of the query; default: signals of every id count
 */
export function useLiveQuery<D, V extends OperationVariables>(
  kind: SignalKind,
  query: TypedDocumentNode<D, V>,
  variables: V,
  id?: string,
): void {
  const client = useApolloClient();
  // one read at a time: signals during a read cause one more after it
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
        // a failed read is made up for by the next signal, or by the page's own polling
        await client.query({ query, variables, fetchPolicy: 'network-only' } as never).catch(() => undefined);
      } while ((reading.current as string) === 'again');
      reading.current = 'no';
    };
    void read();
  });
}
