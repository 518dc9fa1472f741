/** A column of a table: its header, and the value of a row; null is an empty cell. */
export type Column<Row> = {
  readonly header: string;
  /** Width in characters. Default: by the kind. */
  readonly width?: number;
} & (
  | { readonly kind: 'text'; readonly value: (row: Row) => string | null }
  | { readonly kind: 'integer'; readonly value: (row: Row) => number | null }
  /** EUR with two decimals, as its exact text. */
  | { readonly kind: 'money'; readonly value: (row: Row) => string | null }
  /** A percentage as its exact text: '33.3'. */
  | { readonly kind: 'percentage'; readonly value: (row: Row) => string | null }
  /** yyyy-mm-dd */
  | { readonly kind: 'date'; readonly value: (row: Row) => string | null }
  /** Written as 'sì' or 'no'. */
  | { readonly kind: 'boolean'; readonly value: (row: Row) => boolean | null }
);

export type Kind = Column<never>['kind'];

/** Minimum number of characters of a chunk. */
const chunkLength = 65_536;

/** Metadata of a table: filters, totals, the user. Decimal numbers are exact texts, as in columns. */
export type TableFacts = readonly ({ readonly label: string } & (
  | { readonly kind: 'text' | 'money' | 'percentage'; readonly value: string }
  | { readonly kind: 'integer'; readonly value: number }
))[];

/**
 * Prevents a spreadsheet from executing a text as a formula: prefixes a text that begins like one with an apostrophe
 * (docs/domain/lists-and-calls.md, "Files"). Full-width signs are included, as East Asian locales accept them too.
 */
export function harmless(text: string): string {
  return /^[=+\-@＝＋－＠\t\r]/.test(text) ? `'${text}` : text;
}

export function yesOrNo(value: boolean | null): string {
  if (value === null) return '';
  return value ? 'sì' : 'no';
}

/** Joins small texts into larger chunks. */
export async function* inChunks(texts: AsyncGenerator<string>): AsyncGenerator<Buffer> {
  let pending = '';
  for await (const text of texts) {
    pending += text;
    if (pending.length < chunkLength) continue;
    yield Buffer.from(pending);
    pending = '';
  }
  yield Buffer.from(pending);
}
