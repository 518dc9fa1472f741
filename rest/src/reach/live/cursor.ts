import { resumableSeconds } from '@gdd/schema/live';
import { isSnapshot } from '../../ground/database/snapshot.js';

/** The position of a stream: the database snapshot of its last read, and the time of it. */
export interface Cursor {
  readonly snapshot: string;
  readonly at: Date;
}

/** A cursor as text; opaque to the gateway. */
export function cursorText({ snapshot, at }: Cursor): string {
  return `${snapshot}@${Math.floor(at.getTime() / 1000)}`;
}

/** Parses a cursor; undefined if it is invalid, or so old that signals after it may have been deleted. */
export function cursorFrom(text: string, now: Date): Cursor | undefined {
  const [, snapshot = '', seconds = ''] = /^([\d:,]*)@(\d{1,12})$/.exec(text) ?? [];
  const at = new Date(Number(seconds) * 1000);
  if (!isSnapshot(snapshot) || now.getTime() - at.getTime() > resumableSeconds * 1000) return undefined;
  return { snapshot, at };
}
