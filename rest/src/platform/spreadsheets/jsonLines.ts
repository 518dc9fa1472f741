import type { RawColumn } from './rawCsv.js';
import { inChunks } from './columns.js';

type Value = string | number | boolean | null;

/**
 * Writes a table for programs as JSON Lines, an object a row (docs/domain/lists-and-calls.md, 'Files'): its bytes as they
 * are made. `parent.id` stands in an object `parent`, which is null where all of it is empty. Nothing is made harmless
 * for spreadsheets: no spreadsheet opens it.
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

/** Where a column stands: within an object, unless what would hold it is a column itself (`region`, `region.label`). */
function pathOf(name: string, names: ReadonlySet<string>): readonly [string, string?] {
  const [parent = name, ...rest] = name.split('.');
  return rest.length === 0 || names.has(parent) ? [name] : [parent, rest.join('.')];
}

interface PlacedColumn<Row> {
  readonly column: RawColumn<Row>;
  readonly path: readonly [string, string?];
}

function objectOf<Row>(placed: readonly PlacedColumn<Row>[], row: Row): object {
  const whole: Record<string, Value | Record<string, Value>> = {};
  for (const { column, path } of placed) {
    const [parent, child] = path;
    const value = column.value(row);
    if (child === undefined) {
      whole[parent] = value;
      continue;
    }
    const inner = whole[parent];
    whole[parent] = typeof inner === 'object' && inner !== null ? { ...inner, [child]: value } : { [child]: value };
  }
  for (const [name, value] of Object.entries(whole)) {
    if (typeof value === 'object' && value !== null && Object.values(value).every((each) => each === null)) {
      whole[name] = null;
    }
  }
  return whole;
}
