import { useEffect, useRef, useState } from 'react';
import { useErrorToast } from '../../apollo/useErrorToast';
import type { Choice, Selection } from './useSelection';

/** Chooses the rows of all pages. */
export interface AllChoice {
  readonly choose: () => Promise<void>;
  /** How many rows are gathered so far; undefined while nothing is under way. */
  readonly collected: number | undefined;
  /** Whether all rows are chosen by their filter, without each being named. */
  readonly isAll?: boolean;
}

/** One page of 100 of the present list, by the list's order of ids. */
export type ChoicePage = (page: number) => Promise<{ readonly rows: readonly Choice[]; readonly total: number }>;

/**
 * Gathers all results of the present filters, page by page, and chooses them. A changed filter or search, and leaving
 * the page, stop it. Where it cannot be done a toast says why, and nothing is chosen.
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
      const all = await gather(read, isStale, setCollected);
      if (all !== undefined) selection.setAll(all, true);
    } catch (error) {
      if (!isStale()) reportError(error);
    } finally {
      setCollected(undefined);
    }
  };
  return { choose, collected };
}

async function gather(
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
