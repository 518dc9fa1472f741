/** Rows per query: enough to amortise a query, few enough for the memory. */
export const rowsAtATime = 1000;

/**
 * All rows of a list in its order. One statement reads the ids, so that concurrent writes neither repeat nor omit a
 * row; the rows are read in batches on demand.
 *
 * @param readIds the ids of all rows, in the order of the list
 * @param rowsOf the rows of some ids, in any order, without those deleted meanwhile
 * @param reportTotal called with the number of rows
 */
export async function* rowsByIds<Row extends { readonly id: number }>(
  readIds: () => Promise<readonly number[]>,
  rowsOf: (ids: readonly number[]) => Promise<readonly Row[]>,
  reportTotal?: (total: number) => void,
): AsyncGenerator<Row, void> {
  const ids = await readIds();
  reportTotal?.(ids.length);
  for (let from = 0; from < ids.length; from += rowsAtATime) {
    const batch = ids.slice(from, from + rowsAtATime);
    const byId = new Map((await rowsOf(batch)).map((row) => [row.id, row]));
    yield* batch.flatMap((id) => byId.get(id) ?? []);
  }
}

/**
 * All rows of a query with keyset pagination; each page is read on demand.
 *
 * @param pageAfter reads the next `rowsAtATime` rows after a row, or the first ones; fewer on the last page
 */
export async function* allRows<Row>(
  pageAfter: (last: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<Row, void> {
  let page = await pageAfter(undefined);
  for (;;) {
    yield* page;
    if (page.length < rowsAtATime) return;
    page = await pageAfter(page.at(-1));
  }
}
