import { useMemo } from 'react';
import type { ListColumn } from '../columns/ListColumn';

/** The padding of a cell, its border, and what rounding takes, in pixels. */
const aroundText = 24;
/** Pixels by which columns are widened. */
const widthStep = 8;
/** Wider than any figure or code: longer texts are cut. */
const widest = 240;

/**
 * The width in pixels that a text needs in a cell of the grid, at most: by classes of letters, because measuring it would
 * lay out the page once more for each page of rows.
 */
export function widthOfText(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (letter >= '0' && letter <= '9') width += 7.6;
    else if (".,:;'’|()/- \u00a0\u202f".includes(letter)) width += 4.8;
    else width += letter === letter.toLowerCase() && letter !== letter.toUpperCase() ? 7.2 : 9.4;
  }
  return Math.ceil(width);
}

/** A code or a day: one word with a digit, and no address of mail. */
const isCode = (text: string) => /^[^\s@]*\d[^\s@]*$/.test(text);

/**
 * The columns, each at least as wide as the figures and codes in its cells, which are never cut: half a figure is another
 * one. Texts of other columns may be. A width that the user has set stays.
 *
 * @param items the rows of the page
 */
export function useWholeColumns<Row, Column extends string>(
  columns: readonly ListColumn<Row, Column>[],
  items: readonly Row[],
): readonly ListColumn<Row, Column>[] {
  const lacking = useMemo(() => columns.map((column) => lackingWidth(column, items)).join(' '), [columns, items]);
  return useMemo(() => {
    const widths = lacking.split(' ').map(Number);
    if (widths.every((least) => least === 0)) return columns;
    return columns.map((column, place) => {
      const least = widths[place] ?? 0;
      const { width, tightWidth } = column;
      if (least === 0) return column;
      return { ...column, width: Math.max(width, least), ...(tightWidth !== undefined && { tightWidth: least }) };
    });
  }, [columns, lacking]);
}

type ColumnWidth<Row> = Pick<ListColumn<Row, string>, 'align' | 'text' | 'width' | 'tightWidth'>;

/**
 * The width to which a column has to be widened, in steps, as other columns render the whole grid again; 0 where it is wide
 * enough, as it is for most pages of rows.
 */
function lackingWidth<Row>(column: ColumnWidth<Row>, items: readonly Row[]): number {
  const least = Math.max(...items.map((item) => neededBy(column, column.text(item))), 0);
  return least <= (column.tightWidth ?? column.width) ? 0 : Math.ceil(least / widthStep) * widthStep;
}

/** The width that a cell needs; 0 for a text that may be cut, or that wraps. */
function neededBy({ align }: Pick<ColumnWidth<never>, 'align'>, text: string): number {
  if (align === undefined && !isCode(text)) return 0;
  const width = widthOfText(text) + aroundText;
  return width > widest ? 0 : width;
}
