import { enumName } from '@gdd/schema/graphqlNames';
import type { MemberRole } from '@gdd/schema/members';
import { harmless, inChunks } from './columns.js';

/** A column of a table for programs: the path of a GraphQL field (`parent.id`), and the value of a row. */
export interface RawColumn<Row> {
  readonly name: string;
  /** Texts that users enter are escaped where a spreadsheet would execute them as a formula. Default: `value`. */
  readonly kind?: 'text' | 'value';
  readonly value: (row: Row) => RawValue;
}

type RawValue = string | number | boolean | null;

/** The columns of fields that a row has by the same names. */
export function rawFields<Name extends string>(
  ...names: readonly Name[]
): readonly RawColumn<Readonly<Record<Name, RawValue>>>[] {
  return names.map((name) => ({ name, value: (row) => row[name] }));
}

/** The same of texts that users enter. */
export function rawTexts<Name extends string>(
  ...names: readonly Name[]
): readonly RawColumn<Readonly<Record<Name, RawValue>>>[] {
  return rawFields(...names).map((column) => ({ ...column, kind: 'text' }));
}

/** The fields of a link to a member. */
export interface MemberLink {
  readonly id: number;
  readonly code: string;
  readonly businessName: string;
  readonly role: MemberRole;
}

/** Converts a value of a REST enum to its name in GraphQL. */
export const rawEnum = (value: string | null) => (value === null ? null : enumName(value));

/** The columns of a member that is the value of a field. */
export function rawMember<Row>(field: string, memberOf: (row: Row) => MemberLink | null): readonly RawColumn<Row>[] {
  return [
    { name: `${field}.id`, value: (row) => memberOf(row)?.id ?? null },
    { name: `${field}.code`, kind: 'text', value: (row) => memberOf(row)?.code ?? null },
    { name: `${field}.businessName`, kind: 'text', value: (row) => memberOf(row)?.businessName ?? null },
    { name: `${field}.role`, value: (row) => rawEnum(memberOf(row)?.role ?? null) },
  ];
}

/** Writes a table as CSV for programs (docs/domain/lists-and-calls.md, 'Files'), as a stream. */
export async function* rawCsv<Row>(
  columns: readonly RawColumn<Row>[],
  rows: AsyncIterable<Row>,
): AsyncGenerator<Buffer> {
  const line = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\r\n`;
  async function* lines() {
    yield line(columns.map(({ name }) => name));
    for await (const row of rows) yield line(columns.map((column) => cellOf(column, row)));
  }
  yield* inChunks(lines());
}

function cellOf<Row>({ kind, value }: RawColumn<Row>, row: Row): string {
  const text = String(value(row) ?? '');
  return kind === 'text' ? harmless(text) : text;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
