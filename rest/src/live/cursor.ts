import { resumableSeconds } from '@gdd/schema/live';

/** Up to where a stream is: what the database could see then, and when that was. */
export interface Cursor {
  readonly snapshot: string;
  readonly at: Date;
}

/** A cursor as text, which only this service reads. */
export function cursorText({ snapshot, at }: Cursor): string {
  return `${snapshot}@${Math.floor(at.getTime() / 1000)}`;
}

/** Reads a cursor; undefined for one that was never given, or is too old for its signals to be there still. */
export function cursorFrom(text: string, now: Date): Cursor | undefined {
  const [, snapshot = '', seconds = ''] = /^(\d{1,19}:\d{1,19}:[\d,]*)@(\d{1,12})$/.exec(text) ?? [];
  const at = new Date(Number(seconds) * 1000);
  if (!isSnapshot(snapshot) || now.getTime() - at.getTime() > resumableSeconds * 1000) return undefined;
  return { snapshot, at };
}

/** Whether the database would read a text as a snapshot: `xmin:xmax:` and the transactions in between, in order. */
function isSnapshot(text: string): boolean {
  const [first = '', last = '', between = ''] = text.split(':');
  if (first === '') return false;
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
