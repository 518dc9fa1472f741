import type { RawColumn } from './rawCsv.js';
import { inChunks } from './columns.js';

type Value = string | number | boolean | null;

/**
 * Writes a table for programs as JSON Lines, an object for each row (docs/domain/lists-and-calls.md, 'Files'), as a
 * stream. A column `parent.id` becomes a property of an object `parent`, which is null if all its properties are null.
 * Texts are not escaped for spreadsheets, which do not open this format.
 */
export async function* jsonLines<Row>(
  columns: readonly RawColumn<Row>[],
  rows: AsyncIterable<Row>,
): AsyncGenerator<Buffer> {
  const names = new Set(columns.map(({ name }) => name));
  const placed = columns.map((column) => ({ column, path: pathOf(column.name, names) }));
  async function* lines() {
    for await (const row of rows) yield `${JSON.stringify(objectOf(placed, row))}\n`;
  }
  yield* inChunks(lines());
}

/** The path of a column: in a nested object, unless its parent is a column itself (`region`, `region.label`). */
function pathOf(name: string, names: ReadonlySet<string>): readonly [string, string?] {
  const [parent = name, ...rest] = name.split('.');
  return rest.length === 0 || names.has(parent) ? [name] : [parent, rest.join('.')];
}

interface PlacedColumn<Row> {
  readonly column: RawColumn<Row>;
  readonly path: readonly [string, string?];
}

function objectOf<Row>(placed: readonly PlacedColumn<Row>[], row: Row): object {
  const object: Record<string, Value | Record<string, Value>> = {};
  for (const { column, path } of placed) {
    const [parent, child] = path;
    const value = column.value(row);
    if (child === undefined) {
      object[parent] = value;
      continue;
    }
    const nested = object[parent];
    object[parent] = typeof nested === 'object' && nested !== null ? { ...nested, [child]: value } : { [child]: value };
  }
  for (const [name, value] of Object.entries(object)) {
    if (typeof value === 'object' && value !== null && Object.values(value).every((each) => each === null)) {
      object[name] = null;
    }
  }
  return object;
}
