import { useEffect } from 'react';
import { useLanguage } from '../../shared/i18n/LanguageProvider';
import { loadGrid } from '../../shared/list/grid/loadGrid';
import { useIsNarrow } from '../../shared/page/useIsNarrow';
import type { MenuSection } from './menu';
import { whenIdle } from './whenIdle';

interface Connection {
  readonly saveData?: boolean;
}

/** Fetches the drawings of the charts. */
const loadDrawings = () => import('../../shared/charts/drawing/drawings');

/**
 * Fetches the files of the pages that the menu leads to, one after the other while the browser has nothing to do, so
 * that the first visit of a page waits for its responses alone; on a wide screen their grid and charts too. Not where the
 * person saves data.
 */
export function usePrefetchedPages(sections: readonly MenuSection[]): void {
  const { needMessages } = useLanguage();
  const isNarrow = useIsNarrow();
  useEffect(() => {
    // Safari does not tell.
    const { connection } = navigator as { connection?: Connection };
    if (connection?.saveData === true || sections.length === 0) return;
    const pages = sections.flatMap(({ entries }) =>
      entries.map(
        ({ lazy, messages }) =>
          () =>
            Promise.all([lazy(), messages && needMessages(messages)]),
      ),
    );
    const prefetched: (() => Promise<unknown>)[] = isNarrow ? pages : [loadGrid, ...pages, loadDrawings];
    let cancel = (): void => undefined;
    const fetchNext = (): void => {
      // A browser remembers a module that it could not fetch: without a connection none is tried.
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
  }, [sections, needMessages, isNarrow]);
}
