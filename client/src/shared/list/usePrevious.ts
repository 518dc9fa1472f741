import { useMemo, useState } from 'react';
import type { RowDescription } from './columns/ListColumn';
import type { Selection } from './selection/useSelection';

/** The value from before a request until its response arrives, so that the visible rows are not rendered again. */
export function usePrevious<T extends object>(given: T, isAwaited: boolean): T {
  const [previous, setPrevious] = useState(given);
  if (!isAwaited && previous !== given) setPrevious(given);
  return isAwaited ? previous : given;
}

/** As `usePrevious`, but a changed selection applies at once: other filters clear it before their rows arrive. */
export function usePreviousSelection(given: Selection | undefined, isAwaited: boolean): Selection | undefined {
  const [previous, setPrevious] = useState(given);
  const isFrozen = isAwaited && previous?.chosen === given?.chosen;
  if (!isFrozen && previous !== given) setPrevious(given);
  return isFrozen ? previous : given;
}

/** The same object until one of its properties changes, so that grid and cards are not rendered again. */
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
