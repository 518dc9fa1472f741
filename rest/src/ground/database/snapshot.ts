/** Snapshots of Postgres, `xmin:xmax:list`: the transactions that are visible, and the list of those still running. */

/** A snapshot in which no transaction is visible. */
export const emptySnapshot = '1:1:';

/** The `xmax` of a snapshot: neither this transaction nor any later one is visible in it. */
export const endOfSnapshot = (snapshot: string): bigint => BigInt(snapshot.split(':')[1] ?? '');

/** Whether Postgres accepts a text as a snapshot: the running transactions must ascend between `xmin` and `xmax`. */
export function isSnapshot(text: string): boolean {
  if (!/^\d{1,19}:\d{1,19}:[\d,]*$/.test(text)) return false;
  const [first = '', last = '', list = ''] = text.split(':');
  const [xmin, xmax] = [BigInt(first), BigInt(last)];
  if (xmin === 0n || xmin > xmax || xmax > 2n ** 63n - 1n) return false;
  if (list === '') return true;
  const running = list.split(',');
  if (running.some((each) => each === '')) return false;
  return running.every((each, index) => {
    const previous = running[index - 1];
    const number = BigInt(each);
    return number >= xmin && number < xmax && (previous === undefined || number > BigInt(previous));
  });
}
