import { useEffect, useState } from 'react';
import { printedAfter } from './linesId';

/** With more lines only the displayed page is printed: the export has all. */
const mostPrinted = 1000;
const pageSize = 100;

/** Fetches a page of lines; undefined if that failed. */
export type FetchLines<Row> = (page: number, pageSize: 100) => Promise<readonly Row[] | undefined>;

/**
 * All lines of a paged list, for printing: a browser prints at once and does not wait for responses, so they are
 * fetched in advance.
 *
 * @param key identifies the list without its page; its lines are fetched again when it changes
 * @param total the number of lines; undefined while it is not known
 * @param isComplete whether the displayed page has all of them
 * @returns undefined while they are not available: not yet loaded, too many, or a page failed
 */
export function usePrintedLines<Row>(
  fetchLines: FetchLines<Row>,
  key: string,
  total: number | undefined,
  isComplete: boolean,
): readonly Row[] | undefined {
  const [fetched, setFetched] = useState<{ readonly listKey: string; readonly lines: readonly Row[] }>();
  const listKey = `${key} ${total}`;
  const isNeeded = total !== undefined && total <= mostPrinted && !isComplete && fetched?.listKey !== listKey;
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCancelled = false;
    const fetchAll = async () => {
      const lines: Row[] = [];
      for (let page = 1; lines.length < total; page++) {
        const items = await fetchLines(page, pageSize);
        if (isCancelled || items === undefined || items.length === 0) return;
        lines.push(...items);
      }
      setFetched({ listKey, lines });
    };
    const timer = setTimeout(() => void fetchAll(), printedAfter);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [fetchLines, isNeeded, listKey, total]);
  return fetched?.listKey === listKey ? fetched.lines : undefined;
}
