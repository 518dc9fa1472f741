import type { Cell } from '../../../ground/domain/rows/cells.js';

/**
 * The first 100 characters of a cell, for an error message; characters that Postgres rejects are replaced by U+FFFD.
 */
export function cellText(value: Cell): string {
  const text = String(value);
  const beginning = text.length > 100 ? `${text.slice(0, 99)}…` : text;
  return beginning.replace(/[\0\p{Cs}]/gu, '\ufffd');
}
