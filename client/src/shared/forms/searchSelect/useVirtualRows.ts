import {
  defaultRangeExtractor,
  measureElement,
  observeElementRect,
  useVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** Rows rendered before and after the visible ones (specification, section 9). */
const buffer = 4;

/** Lists up to this length are rendered completely. */
const shortList = 40;

/** The height of a list before the page is laid out, in pixels. */
const assumedHeight = 320;

/** A row to render. */
interface VirtualRow {
  readonly index: number;
  /** The height of the rows before it that are not rendered, in pixels. */
  readonly gap: number;
}

interface VirtualRows {
  /** Whether some rows are left out. */
  readonly isVirtual: boolean;
  readonly rows: readonly VirtualRow[];
  /** The height of the rows after the last rendered one, in pixels. */
  readonly gapAfter: number;
  /** The ref of a rendered row, which is measured; the row has its index in `data-index`. */
  readonly measure: (row: Element | null) => void;
}

interface VirtualRowsOptions {
  readonly count: number;
  /** The usual height of a row, in pixels. */
  readonly rowHeight: number;
  /** Rows that are rendered at any scroll position, because a key may reach them next. */
  readonly reachable?: readonly number[];
}

/** Virtual scrolling: only the visible rows of a scrolling element, and a few before and after them, are rendered. */
export function useVirtualRows(
  list: RefObject<HTMLElement | null>,
  { count, rowHeight, reachable = [] }: VirtualRowsOptions,
): VirtualRows {
  const isVirtual = count > shortList;
  // eslint-disable-next-line react-hooks/incompatible-library -- the compiler is not used: the functions are always new
  const virtualizer = useVirtualizer<HTMLElement, Element>({
    count,
    enabled: isVirtual,
    getScrollElement: () => list.current,
    estimateSize: () => rowHeight,
    measureElement: (row, entry, instance) => measureElement(row, entry, instance) || rowHeight,
    overscan: buffer,
    rangeExtractor: (range) => withReachable(range, reachable),
    initialRect: { width: 0, height: assumedHeight },
    observeElementRect: observeLaidOutRect,
  });
  if (!isVirtual) {
    const rows = Array.from({ length: count }, (_, index) => ({ index, gap: 0 }));
    return { isVirtual, rows, gapAfter: 0, measure: () => undefined };
  }
  let end = 0;
  const rows = virtualizer.getVirtualItems().map((item) => {
    const gap = item.start - end;
    end = item.end;
    return { index: item.index, gap };
  });
  return { isVirtual, rows, gapAfter: virtualizer.getTotalSize() - end, measure: virtualizer.measureElement };
}

function withReachable(range: Range, reachable: readonly number[]): number[] {
  const inRange = reachable.filter((index) => index >= 0 && index < range.count);
  return [...new Set([...defaultRangeExtractor(range), ...inRange])].sort((one, other) => one - other);
}

/** Assumes a height for an element that is not laid out yet: with none, no row would be rendered. */
function observeLaidOutRect(
  instance: Virtualizer<HTMLElement, Element>,
  onRect: (rect: { width: number; height: number }) => void,
): void | (() => void) {
  return observeElementRect(instance, ({ width, height }) => onRect({ width, height: height || assumedHeight }));
}
