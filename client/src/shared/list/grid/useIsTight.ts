import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { ListColumn } from '../columns/ListColumn';

/**
 * Whether the grid's container is too narrow for its columns side by side.
 *
 * @param others the width in pixels of the grid's own columns
 * @returns the container's ref, and whether it is too narrow, which is updated when it is resized
 */
export function useIsTight(
  columns: readonly Pick<ListColumn<never, never>, 'width' | 'ownWidth'>[],
  others: number,
): readonly [RefObject<HTMLDivElement | null>, boolean] {
  const container = useRef<HTMLDivElement>(null);
  const [isTight, setTight] = useState(false);
  const needed = columns.reduce((sum, { width, ownWidth }) => sum + (ownWidth ?? width), others);
  useLayoutEffect(() => {
    const element = container.current;
    if (element === null) return undefined;
    const measure = () => setTight(element.clientWidth > 0 && element.clientWidth < needed);
    measure();
    if (!('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [needed]);
  return [container, isTight];
}
