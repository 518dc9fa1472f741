import { useEffect, useState } from 'react';

/** More lines than these are not fetched for paper: their file is. */
const mostPrinted = 1000;
const pageSize = 100;
/** Milliseconds after the shown page, so that whoever only passes by costs nothing. */
const delay = 1500;

/** Fetches a page of lines; undefined where it could not be had. */
export type FetchLines<Row> = (page: number, pageSize: 100) => Promise<readonly Row[] | undefined>;

/**
 * All lines of a list of which a page is shown, for paper: a browser prints at once and waits for no answer, so they are
 * fetched before.
 *
 * @param key what is listed, whatever the page; other lines are fetched when it changes
 * @param total the number of lines; undefined while it is not known
 * @param isWhole the shown page has all of them
 * @returns undefined where they are not there: not yet, too many, or a page failed
 */
export function usePrintedLines<Row>(
  fetchLines: FetchLines<Row>,
  key: string,
  total: number | undefined,
  isWhole: boolean,
): readonly Row[] | undefined {
  const [fetched, setFetched] = useState<{ readonly of: string; readonly lines: readonly Row[] }>();
  const of = `${key} ${total}`;
  const isWanted = total !== undefined && total <= mostPrinted && !isWhole && fetched?.of !== of;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    const fetchAll = async () => {
      const lines: Row[] = [];
      for (let page = 1; lines.length < total; page++) {
        const items = await fetchLines(page, pageSize);
        if (isGone || items === undefined || items.length === 0) return;
        lines.push(...items);
      }
      setFetched({ of, lines });
    };
    const timer = setTimeout(() => void fetchAll(), delay);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [fetchLines, isWanted, of, total]);
  return fetched?.of === of ? fetched.lines : undefined;
}
