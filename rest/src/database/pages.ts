/** Rows that are asked for at a time: enough to be worth a query, little enough for the memory. */
export const rowsAtATime = 1000;

/**
 * All rows of a list in its order: their ids are read by one statement, so that none comes twice or is left out while
 * others write; the rows are read as they are asked for.
 *
 * @param readIds all of them, in the order of the list
 * @param rowsOf the rows of these ids, in whatever order; of one that is gone meanwhile none
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
    const wanted = ids.slice(from, from + rowsAtATime);
    const byId = new Map((await rowsOf(wanted)).map((row) => [row.id, row]));
    yield* wanted.flatMap((id) => byId.get(id) ?? []);
  }
}

/**
 * All rows of a query whose result may be long, page after page by the last row's key; a page is asked for when the one
 * before is used up.
 *
 * @param pageAfter the next `rowsAtATime` rows in their order after a row, or the first ones
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
