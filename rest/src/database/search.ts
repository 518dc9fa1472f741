import { and, sql, type SQL } from 'drizzle-orm';
import { members } from './schema.js';

/**
 * The quick search: every word of the term occurs in name, code, VAT number or city, ignoring case and accents.
 *
 * @param term as typed; % _ \ are ordinary characters
 * @returns the condition, or undefined for an empty term
 */
export function matchesSearch(term: string): SQL | undefined {
  const words = term.split(/\s+/u).filter((word) => word !== '');
  return and(...words.map((word) => sql`${members.searchText} like fold_text(${`%${escapeLike(word)}%`})`));
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
