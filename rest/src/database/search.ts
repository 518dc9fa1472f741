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

/**
 * How well a folded text fits the quick search, to sort by: 0 begins with the term, 1 has a word that does, 2 has it
 * elsewhere.
 *
 * @param term as typed; % _ \\ are ordinary characters
 * @param text a folded text, its words apart by spaces
 */
export function searchRank(term: string, text: PgColumn | SQL): SQL {
  const begin = `${escapeLike(term.trim())}%`;
  return sql`case when ${text} like fold_text(${begin}) then 0 when ${text} like fold_text(${`% ${begin}`}) then 1 else 2 end`;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
