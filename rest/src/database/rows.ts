/** The rows of a statement in raw SQL, whose columns the statement itself names. */
export function rowsIn<Row>(result: unknown): readonly Row[] {
  return (result as { readonly rows: readonly Row[] }).rows;
}
