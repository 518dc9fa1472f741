import { useEffect, useRef, useState } from 'react';
import { useErrorToast } from '../../apollo/useErrorToast';
import type { Choice, Selection } from './useSelection';

/** The choice of the rows of all pages. */
export interface AllChoice {
  readonly choose: () => Promise<void>;
  /** The number of rows read so far; undefined while none are being read. */
  readonly collected: number | undefined;
  /** Whether all rows are chosen by their filter, instead of by their ids. */
  readonly isAll?: boolean;
}

/** Reads a page of 100 rows of the current list, ordered by id. */
export type ChoicePage = (page: number) => Promise<{ readonly rows: readonly Choice[]; readonly total: number }>;

/**
 * Reads all results of the current filters, page by page, and chooses them. It stops when the filters or the search
 * change, or the page is left. After an error, a toast reports it, and nothing is chosen.
 *
 * @param key the list's filters and search
 */
export function useChooseAll(selection: Selection, key: string, read: ChoicePage): AllChoice {
  const reportError = useErrorToast();
  const [collected, setCollected] = useState<number>();
  const current = useRef<string | undefined>(key);
  useEffect(() => {
    current.current = key;
    return () => {
      current.current = undefined;
    };
  }, [key]);

  const choose = async () => {
    const isStale = () => current.current !== key;
    setCollected(0);
    try {
      const all = await readAll(read, isStale, setCollected);
      if (all !== undefined) selection.setAll(all, true);
    } catch (error) {
      if (!isStale()) reportError(error);
    } finally {
      setCollected(undefined);
    }
  };
  return { choose, collected };
}

async function readAll(
  read: ChoicePage,
  isStale: () => boolean,
  onProgress: (count: number) => void,
): Promise<readonly Choice[] | undefined> {
  const all = new Map<string, Choice>();
  for (let page = 1; ; page += 1) {
    const { rows, total } = await read(page);
    if (isStale()) return undefined;
    for (const row of rows) all.set(row.id, row);
    onProgress(all.size);
    if (rows.length === 0 || all.size >= total) return [...all.values()];
  }
}
