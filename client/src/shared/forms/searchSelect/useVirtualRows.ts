import {
  defaultRangeExtractor,
  measureElement,
  observeElementRect,
  useVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** Rows drawn beyond either end of what is seen (specification, section 9). */
const buffer = 4;

/** Lists up to this length are drawn whole. */
const shortList = 40;

/** The height of a list before the page is laid out, in pixels. */
const assumedHeight = 320;

/** A row that is to be drawn. */
interface VirtualRow {
  readonly index: number;
  /** The height of the rows before it that are not drawn, in pixels. */
  readonly gap: number;
}

interface VirtualRows {
  /** Whether some rows are left out. */
  readonly isVirtual: boolean;
  readonly rows: readonly VirtualRow[];
  /** The height of the rows after the last one that is drawn, in pixels. */
  readonly gapAfter: number;
  /** Takes the real height of a drawn row, which carries its index in `data-index`. */
  readonly measure: (row: Element | null) => void;
}

interface VirtualRowsOptions {
  readonly count: number;
  /** The usual height of a row, in pixels. */
  readonly rowHeight: number;
  /** Rows that are drawn wherever the list stands: those that a key may reach next. */
  readonly reachable?: readonly number[];
}

/** Virtual scrolling in an element that scrolls: only the rows in sight, and a few beyond either end, are drawn. */
export function useVirtualRows(
  list: RefObject<HTMLElement | null>,
  { count, rowHeight, reachable = [] }: VirtualRowsOptions,
): VirtualRows {
  const isVirtual = count > shortList;
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing is compiled: the functions are made anew
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

/** An element that is not laid out yet has no height, and would get no row. */
function observeLaidOutRect(
  instance: Virtualizer<HTMLElement, Element>,
  hear: (rect: { width: number; height: number }) => void,
): void | (() => void) {
  return observeElementRect(instance, ({ width, height }) => hear({ width, height: height || assumedHeight }));
}
