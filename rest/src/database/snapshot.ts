/** Snapshots of Postgres: which transactions a look at the database could see, `xmin:xmax:` and those under way in between. */

/** A snapshot that saw nothing: rows from before it are those of no transaction. */
export const emptySnapshot = '1:1:';

/** The first transaction that a snapshot could not see yet, nor any later one. */
export const endOfSnapshot = (snapshot: string): bigint => BigInt(snapshot.split(':')[1] ?? '');

/** Whether the database would read a text as a snapshot: the transactions in between stand in order. */
export function isSnapshot(text: string): boolean {
  if (!/^\d{1,19}:\d{1,19}:[\d,]*$/.test(text)) return false;
  const [first = '', last = '', between = ''] = text.split(':');
  const [xmin, xmax] = [BigInt(first), BigInt(last)];
  if (xmin === 0n || xmin > xmax || xmax > 2n ** 63n - 1n) return false;
  if (between === '') return true;
  const running = between.split(',');
  if (running.some((each) => each === '')) return false;
  return running.every((each, place) => {
    const previous = running[place - 1];
    const number = BigInt(each);
    return number >= xmin && number < xmax && (previous === undefined || number > BigInt(previous));
  });
}
