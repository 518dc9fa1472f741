/** Rows that are asked for at a time: enough to be worth a query, little enough to be held. */
export const rowsAtATime = 1000;

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
