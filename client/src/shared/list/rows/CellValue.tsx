import type { ListColumn } from '../columns/ListColumn';
import { CopyableText } from './CopyableText';

interface CellValueProps<Row> {
  readonly column: ListColumn<Row, string>;
  readonly item: Row;
  /** The name of the row. */
  readonly name: string;
}

/** The value of a column: rendered, as text, or as text that can be copied. */
export function CellValue<Row>({ column, item, name }: CellValueProps<Row>) {
  const value = column.text(item);
  if (column.copied === undefined) return column.render?.(item) ?? value;
  return <CopyableText value={value} column={column.label} copied={column.copied} name={name} />;
}
