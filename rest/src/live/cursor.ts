import { resumableSeconds } from '@gdd/schema/live';
import { isSnapshot } from '../database/snapshot.js';

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
  const [, snapshot = '', seconds = ''] = /^([\d:,]*)@(\d{1,12})$/.exec(text) ?? [];
  const at = new Date(Number(seconds) * 1000);
  if (!isSnapshot(snapshot) || now.getTime() - at.getTime() > resumableSeconds * 1000) return undefined;
  return { snapshot, at };
}
