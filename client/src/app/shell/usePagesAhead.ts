import { useEffect } from 'react';
import type { MenuSection } from './menu';

interface Connection {
  readonly saveData?: boolean;
}

/**
 * Fetches the files of the pages that the menu leads to, one after the other while the browser has nothing to do, so
 * that the first visit of a page waits for its answers alone. Not where the person saves data.
 */
export function usePagesAhead(sections: readonly MenuSection[]): void {
  useEffect(() => {
    // Safari has neither.
    const { connection } = navigator as { connection?: Connection };
    if (connection?.saveData === true || !('requestIdleCallback' in window)) return;
    const pages = sections.flatMap(({ entries }) => entries);
    let request = 0;
    const fetchNext = (): void => {
      // A browser remembers a module that it could not fetch: without a connection none is tried.
      const page = navigator.onLine ? pages.shift() : undefined;
      page?.lazy().then(wait, () => undefined);
    };
    const wait = (): void => {
      request = requestIdleCallback(fetchNext);
    };
    wait();
    return () => {
      cancelIdleCallback(request);
      pages.length = 0;
    };
  }, [sections]);
}
