import type { ListColumns } from '@gdd/schema/lists';
import type { ListColumn } from './ListColumn';

type Columns<Row, Column extends string> = readonly ListColumn<Row, Column>[];

/**
 * All columns in the user's order. A column that was added to the list since then follows its neighbour in the list's
 * own order; a column that no longer exists is skipped.
 */
export function orderedColumns<Row, Column extends string>(
  columns: Columns<Row, Column>,
  { order }: Pick<ListColumns, 'order'>,
): Columns<Row, Column> {
  const ordered = order.flatMap((field) => columns.find((column) => column.field === field) ?? []);
  if (ordered.length === 0) return columns;
  columns.forEach((column, place) => {
    if (ordered.includes(column)) return;
    const before = columns[place - 1];
    ordered.splice(before === undefined ? 0 : ordered.indexOf(before) + 1, 0, column);
  });
  return ordered;
}

/** Whether a column can be hidden: the one with the row's name cannot. */
export function canHide({ card }: Pick<ListColumn<never, never>, 'card'>): boolean {
  return card !== 'title';
}

/** Whether a column stands in the grid; an extra one only where the user's order has it. */
export function isShown(
  column: Pick<ListColumn<never, never>, 'card' | 'field' | 'isExtra'>,
  { hidden, order }: Pick<ListColumns, 'hidden' | 'order'>,
): boolean {
  const { field, isExtra = false } = column;
  return !canHide(column) || (!hidden.includes(field) && (!isExtra || order.includes(field)));
}

/** The same columns, with all of them in the order, and those that are not shown among the hidden ones. */
function placed<Row, Column extends string>(columns: Columns<Row, Column>, own: ListColumns): ListColumns {
  const fieldsOf = (some: Columns<Row, Column>) => some.map(({ field }) => field);
  const notShown = fieldsOf(columns.filter((column) => !isShown(column, own)));
  // a list may have other columns at another time, which stay hidden
  return { ...own, order: fieldsOf(orderedColumns(columns, own)), hidden: [...new Set([...own.hidden, ...notShown])] };
}

/** The columns that are not hidden, in the user's order and widths. */
export function chosenColumns<Row, Column extends string>(
  columns: Columns<Row, Column>,
  own: ListColumns,
): Columns<Row, Column> {
  return orderedColumns(columns, own)
    .filter((column) => isShown(column, own))
    .map((column) => {
      const width = own.widths.find(({ field }) => field === column.field)?.width;
      return width === undefined ? column : { ...column, ownWidth: width };
    });
}

/** The user's columns with one of them moved by one place; unchanged at the ends. */
export function movedColumn<Row, Column extends string>(
  columns: Columns<Row, Column>,
  own: ListColumns,
  field: string,
  by: -1 | 1,
): ListColumns {
  const { order, ...others } = placed(columns, own);
  const from = order.indexOf(field);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return own;
  return { ...others, order: order.toSpliced(from, 1).toSpliced(to, 0, field) };
}

/** The user's columns with one of them shown or hidden. */
export function visibleColumn<Row, Column extends string>(
  columns: Columns<Row, Column>,
  own: ListColumns,
  field: string,
  isVisible: boolean,
): ListColumns {
  const { hidden, ...others } = placed(columns, own);
  const rest = hidden.filter((other) => other !== field);
  return { ...others, hidden: isVisible ? rest : [...rest, field] };
}

export function widenedColumn(own: ListColumns, field: string, width: number): ListColumns {
  return { ...own, widths: [...own.widths.filter((other) => other.field !== field), { field, width }] };
}
