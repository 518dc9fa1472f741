import { enumName } from '@gdd/schema/graphqlNames';
import type { MemberRole } from '@gdd/schema/members';
import { harmless, inChunks } from './columns.js';

/** A column of a table for programs: a field of GraphQL, `parent.id` where it stands in another, and what it takes. */
export interface RawColumn<Row> {
  readonly name: string;
  /** Default: `value`. Of what people write, what a spreadsheet would take for a formula is made harmless. */
  readonly kind?: 'text' | 'value';
  readonly value: (row: Row) => string | number | boolean | null;
}

/** A member as links show it. */
export interface MemberLink {
  readonly id: number;
  readonly code: string;
  readonly businessName: string;
  readonly role: MemberRole;
}

/** The values of an enum of the REST service by the names that GraphQL gives them. */
export const rawEnum = (value: string | null) => (value === null ? null : enumName(value));

/** The columns of a member, under the field that it stands in. */
export function rawMember<Row>(field: string, memberOf: (row: Row) => MemberLink | null): readonly RawColumn<Row>[] {
  return [
    { name: `${field}.id`, value: (row) => memberOf(row)?.id ?? null },
    { name: `${field}.code`, kind: 'text', value: (row) => memberOf(row)?.code ?? null },
    { name: `${field}.businessName`, kind: 'text', value: (row) => memberOf(row)?.businessName ?? null },
    { name: `${field}.role`, value: (row) => rawEnum(memberOf(row)?.role ?? null) },
  ];
}

/** Writes a table for programs (docs/domain/lists-and-calls.md, 'Files'): its bytes as they are made. */
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
