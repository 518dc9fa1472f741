import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { ListColumn } from '../columns/ListColumn';

/** Pixels of the columns beside the list's own: choosing a row, and its actions. */
const besides = 110;

/**
 * Whether the grid's place is too narrow for its columns side by side.
 *
 * @returns the reference of the place, and the answer; it changes where the place does
 */
export function useIsTight(
  columns: readonly Pick<ListColumn<never, never>, 'width' | 'ownWidth'>[],
): readonly [RefObject<HTMLDivElement | null>, boolean] {
  const place = useRef<HTMLDivElement>(null);
  const [isTight, setTight] = useState(false);
  const needed = columns.reduce((sum, { width, ownWidth }) => sum + (ownWidth ?? width), besides);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const measure = () => setTight(element.clientWidth > 0 && element.clientWidth < needed);
    measure();
    if (!('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [needed]);
  return [place, isTight];
}
