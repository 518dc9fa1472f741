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

/** The columns that are not hidden, in the user's order and widths. */
export function chosenColumns<Row, Column extends string>(
  columns: Columns<Row, Column>,
  own: ListColumns,
): Columns<Row, Column> {
  return orderedColumns(columns, own)
    .filter((column) => !canHide(column) || !own.hidden.includes(column.field))
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
  const order = orderedColumns(columns, own).map((column) => column.field);
  const from = order.indexOf(field);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return own;
  return { ...own, order: order.toSpliced(from, 1).toSpliced(to, 0, field) };
}

export function visibleColumn(own: ListColumns, field: string, isVisible: boolean): ListColumns {
  const hidden = own.hidden.filter((other) => other !== field);
  return { ...own, hidden: isVisible ? hidden : [...hidden, field] };
}

export function widenedColumn(own: ListColumns, field: string, width: number): ListColumns {
  return { ...own, widths: [...own.widths.filter((other) => other.field !== field), { field, width }] };
}
