/** The rows of a raw SQL statement; the caller's type must match the columns that the statement selects. */
export function rowsIn<Row>(result: unknown): readonly Row[] {
  return (result as { readonly rows: readonly Row[] }).rows;
}
