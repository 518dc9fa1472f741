import { useMemo, useState } from 'react';
import type { RowDescription } from './columns/ListColumn';
import type { Selection } from './selection/useSelection';

/** The value from before the request while its response is awaited: rows that stay are not drawn again for it. */
export function usePrevious<T extends object>(given: T, isAwaited: boolean): T {
  const [previous, setPrevious] = useState(given);
  if (!isAwaited && previous !== given) setPrevious(given);
  return isAwaited ? previous : given;
}

/** As `usePrevious`, but what is chosen anew counts at once: a fresh list has nothing chosen, and its rows say so. */
export function usePreviousSelection(given: Selection | undefined, isAwaited: boolean): Selection | undefined {
  const [previous, setPrevious] = useState(given);
  const isFrozen = isAwaited && previous?.chosen === given?.chosen;
  if (!isFrozen && previous !== given) setPrevious(given);
  return isFrozen ? previous : given;
}

/** The same object for as long as it says the same, so that grid and cards are not drawn for it. */
export function useSameRow<Row>(row: RowDescription<Row>): RowDescription<Row> {
  const { labelOf, hrefOf, peekOf, actionsOf, editing, onPaste } = row;
  return useMemo(
    () => ({
      labelOf,
      hrefOf,
      ...(peekOf !== undefined && { peekOf }),
      ...(actionsOf !== undefined && { actionsOf }),
      ...(editing !== undefined && { editing }),
      ...(onPaste !== undefined && { onPaste }),
    }),
    [labelOf, hrefOf, peekOf, actionsOf, editing, onPaste],
  );
}
