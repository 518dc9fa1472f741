import { useEffect } from 'react';
import { useLanguage } from '../../shared/i18n/LanguageProvider';
import { loadGrid } from '../../shared/list/grid/loadGrid';
import { useIsNarrow } from '../../shared/page/useIsNarrow';
import type { MenuEntry } from './menu';
import { whenIdle } from './whenIdle';

interface Connection {
  readonly saveData?: boolean;
}

const loadDrawings = () => import('../../shared/charts/drawing/drawings');

/**
 * Fetches the files of the menu's pages, one after the other while the browser is idle, so that the first visit of a
 * page waits only for its data; on a wide screen also the grid and the charts. Not with the browser's data saver on.
 */
export function usePrefetchedPages(entries: readonly MenuEntry[]): void {
  const { needMessages } = useLanguage();
  const isNarrow = useIsNarrow();
  useEffect(() => {
    // Safari has no `navigator.connection`.
    const { connection } = navigator as { connection?: Connection };
    if (connection?.saveData === true || entries.length === 0) return;
    const pages = entries.flatMap(({ pages: ofEntry }) =>
      ofEntry.map(
        ({ lazy, messages }) =>
          () =>
            Promise.all([lazy(), messages && needMessages(messages)]),
      ),
    );
    const prefetched: (() => Promise<unknown>)[] = isNarrow ? pages : [loadGrid, ...pages, loadDrawings];
    let cancel = (): void => undefined;
    const fetchNext = (): void => {
      // Browsers remember a module that could not be fetched: without a connection, or after a failure, none is tried.
      const next = navigator.onLine ? prefetched.shift() : undefined;
      next?.().then(wait, () => undefined);
    };
    const wait = (): void => {
      cancel = whenIdle(fetchNext);
    };
    wait();
    return () => {
      cancel();
      prefetched.length = 0;
    };
  }, [entries, needMessages, isNarrow]);
}
