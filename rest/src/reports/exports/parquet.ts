/** Parquet files of the rows of a GraphQL document (docs/decisions/0028-documents-as-exports.md). */
import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import { z } from 'zod';

type SchemaElement = ConstructorParameters<typeof ParquetWriter>[0]['schema'][number];

/** The part of JSON Schema that the gateway uses for the line of a document (gateway/src/documents/lineSchema.ts). */
interface LineSchema {
  readonly type?: string | undefined;
  readonly format?: string | undefined;
  readonly properties?: Readonly<Record<string, LineSchema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly items?: LineSchema | undefined;
  readonly anyOf?: readonly LineSchema[] | undefined;
}

const lineSchema: z.ZodType<LineSchema> = z.lazy(() =>
  z.object({
    type: z.string().optional(),
    format: z.string().optional(),
    properties: z.record(z.string(), lineSchema).optional(),
    required: z.array(z.string()).optional(),
    items: lineSchema.optional(),
    anyOf: z.array(lineSchema).optional(),
  }),
);

/** Parquet types of leaves by type or format of JSON Schema; decimal numbers are strings, as in JSON. */
const leaves: Readonly<Record<string, Pick<SchemaElement, 'type' | 'converted_type'>>> = {
  string: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  integer: { type: 'INT32' },
  number: { type: 'DOUBLE' },
  boolean: { type: 'BOOLEAN' },
  object: { type: 'BYTE_ARRAY', converted_type: 'JSON' },
  date: { type: 'INT32', converted_type: 'DATE' },
  'date-time': { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' },
};

/**
 * Writes rows as a Parquet file: objects as groups, lists as lists, dates as DATE, instants as TIMESTAMP_MILLIS; a row
 * group for each batch.
 *
 * @param rowSchema the JSON Schema of a row, an object with at least one property
 * @param batches the rows, as parsed JSON
 * @returns chunks of the file
 */
export async function* parquet(
  rowSchema: unknown,
  batches: AsyncIterable<readonly Readonly<Record<string, unknown>>[]>,
): AsyncGenerator<Uint8Array> {
  const row = lineSchema.parse(rowSchema);
  const columns = Object.entries(row.properties ?? {});
  const writer = new ByteWriter();
  const file = new ParquetWriter({ writer, schema: elementsOf('row', row, undefined), createdBy: 'gdd' });
  for await (const rows of batches) {
    if (rows.length === 0) continue;
    const columnData = columns.map(([name, schema]) => ({
      name,
      data: rows.map((each) => valueOf(schema, each[name])),
    }));
    await file.write({ columnData, rowGroupSize: rows.length });
    yield bytesIn(writer);
  }
  await file.finish();
  yield bytesIn(writer);
}

/** The bytes written since the last call. `index` is reset alone, so that the offsets in the file continue. */
function bytesIn(writer: ByteWriter): Uint8Array {
  const bytes = writer.getBytes().slice();
  writer.index = 0;
  return bytes;
}

/** The schema without its null alternative, and whether it had one. */
function withoutNull(schema: LineSchema): { readonly schema: LineSchema; readonly isNullable: boolean } {
  const [value] = schema.anyOf ?? [];
  return value === undefined ? { schema, isNullable: false } : { schema: value, isNullable: true };
}

/** The elements of a schema and its descendants, depth first. @param isRequired undefined for the row itself */
function elementsOf(name: string, described: LineSchema, isRequired: boolean | undefined): SchemaElement[] {
  const { schema, isNullable } = withoutNull(described);
  const repetition: SchemaElement['repetition_type'] = isRequired === true && !isNullable ? 'REQUIRED' : 'OPTIONAL';
  const element = { name, ...(isRequired !== undefined && { repetition_type: repetition }) };
  if (schema.items !== undefined) {
    const list: SchemaElement = { name: 'list', repetition_type: 'REPEATED', num_children: 1 };
    return [
      { ...element, converted_type: 'LIST', num_children: 1 },
      list,
      ...elementsOf('element', schema.items, true),
    ];
  }
  const { properties, required = [] } = schema;
  if (properties === undefined) return [{ ...element, ...leafOf(schema) }];
  const children = Object.entries(properties);
  const elements = children.flatMap(([key, each]) => elementsOf(key, each, required.includes(key)));
  return [{ ...element, num_children: children.length }, ...elements];
}

function leafOf({ type = '', format = '' }: LineSchema): Pick<SchemaElement, 'type' | 'converted_type'> {
  const leaf = leaves[format] ?? leaves[type];
  if (leaf === undefined) throw new Error(`No column of Parquet is of the type ${type}.`);
  return leaf;
}

/** A JSON value as its column requires it: dates as Date. */
function valueOf(described: LineSchema, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  const { schema } = withoutNull(described);
  const { properties, items, format } = schema;
  if (Array.isArray(value)) return value.map((each) => valueOf(items ?? {}, each));
  if (format === 'date' || format === 'date-time') return new Date(value as string);
  if (properties === undefined) return value;
  const object = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(properties).map(([key, each]) => [key, valueOf(each, object[key])]));
}
