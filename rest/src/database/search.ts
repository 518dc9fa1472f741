import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { members } from './tables/people/network.js';

/**
 * The quick search: every word of the term occurs in a folded text, ignoring case and accents.
 *
 * @param term as typed; % _ \ are ordinary characters
 * @param text without it a member's name, code, VAT number and city
 * @returns the condition, or undefined for an empty term
 */
export function matchesSearch(term: string, text: PgColumn | SQL = members.searchText): SQL | undefined {
  const words = term.split(/\s+/u).filter((word) => word !== '');
  return and(...words.map((word) => sql`${text} like fold_text(${`%${escapeLike(word)}%`})`));
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
