import type { IncomingHttpHeaders } from 'node:http';
import type { ByteRange } from '../platform/storage/storage.js';

/** The part of a stored file to send (RFC 9110, sections 13 and 14). */
type Piece =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly range: ByteRange }
  /** The client has the file already: 304. */
  | { readonly kind: 'unchanged' }
  /** The range begins after the end of the file: 416. */
  | { readonly kind: 'unsatisfiable' };

type Conditions = Pick<IncomingHttpHeaders, 'range' | 'if-none-match'> & {
  readonly 'if-range'?: string | string[] | undefined;
};

/**
 * Decides which part of a file to send. An invalid range, several ranges, or a range for another version of the file
 * are ignored: the response is the whole file.
 *
 * @param file.etag strong, with its quotes
 */
export function pieceFor(headers: Conditions, file: { readonly size: number; readonly etag: string }): Piece {
  if (namesTag(headers['if-none-match'], file.etag)) return { kind: 'unchanged' };
  const ifRange = headers['if-range'];
  const range = ifRange === undefined || ifRange === file.etag ? headers.range : undefined;
  const [, first = '', last = ''] = /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/i.exec(range ?? '') ?? [];
  if (first === '' && last === '') return { kind: 'whole' };
  // `-500` means the last 500 bytes
  if (first === '') return part(Math.max(file.size - Number(last), 0), file.size - 1, file.size);
  if (last !== '' && Number(last) < Number(first)) return { kind: 'whole' };
  return part(Number(first), last === '' ? file.size - 1 : Math.min(Number(last), file.size - 1), file.size);
}

function part(from: number, to: number, size: number): Piece {
  return from < size && from <= to ? { kind: 'part', range: { from, to } } : { kind: 'unsatisfiable' };
}

/** Whether an If-None-Match header (a list of entity tags, or `*`) contains a tag; weak comparison. */
function namesTag(list: string | undefined, etag: string): boolean {
  if (list === undefined) return false;
  return list.trim() === '*' || [...list.matchAll(/"[^"]*"/g)].some(([tag]) => tag === etag);
}
