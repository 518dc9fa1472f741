import type { ListColumns } from '@gdd/schema/lists';
import type { ListColumn } from './ListColumn';

type Columns<Row, Column extends string> = readonly ListColumn<Row, Column>[];

/**
 * All columns in a person's order. One that the list got since stands beside the neighbour that it has in the list's own
 * order; one that the list has no more is passed over.
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

/** Whether a column can be hidden: the one that says what a row is called stays. */
export function canHide({ card }: Pick<ListColumn<never, never>, 'card'>): boolean {
  return card !== 'title';
}

/** The columns that a person sees, in the person's order and widths. */
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

/** A column one place further to the front or to the back. */
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
