/** A column of a table: what stands above it, and what it takes from a row; null is an empty cell. */
export type Column<Row> = {
  readonly header: string;
  /** In characters. Default: by the kind. */
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
  /** Written 'sì' or 'no'. */
  | { readonly kind: 'boolean'; readonly value: (row: Row) => boolean | null }
);

export type Kind = Column<never>['kind'];
/** Text is handed on when this much of it has come together. */
const chunkLength = 65_536;

/** The lines that say what a table is about: filters, totals, who asked. Numbers are exact texts, as in a column. */
export type TableFacts = readonly ({ readonly label: string } & (
  | { readonly kind: 'text' | 'money' | 'percentage'; readonly value: string }
  | { readonly kind: 'integer'; readonly value: number }
))[];

/**
 * A text that no spreadsheet takes for a formula: what begins like one gets an apostrophe in front
 * (docs/domain/lists-and-calls.md, "Files"). Full-width signs count: spreadsheets in East Asian locales read them alike.
 */
export function harmless(text: string): string {
  return /^[=+\-@＝＋－＠\t\r]/.test(text) ? `'${text}` : text;
}

export function yesOrNo(value: boolean | null): string {
  if (value === null) return '';
  return value ? 'sì' : 'no';
}

/** Small texts put together, so that each chunk is worth its handling. */
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
