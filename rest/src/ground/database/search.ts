import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { members } from './tables/people/network.js';

/**
 * The quick search: every word of the term occurs in a text, ignoring case and accents.
 *
 * @param term as typed; % _ \ are ordinary characters
 * @param text a column or expression of `fold_text`. Default: a member's name, code, VAT number and city
 * @returns the condition, or undefined for an empty term
 */
export function matchesSearch(term: string, text: PgColumn | SQL = members.searchText): SQL | undefined {
  const words = term.split(/\s+/u).filter((word) => word !== '');
  return and(...words.map((word) => sql`${text} like fold_text(${`%${escapeLike(word)}%`})`));
}

/**
 * Relevance of a text for the quick search, to sort by: 0 where the text begins with the term, 1 where one of its words
 * does, 2 otherwise.
 *
 * @param term as typed; % _ \ are ordinary characters
 * @param text a column or expression of `fold_text`, its words separated by spaces
 */
export function searchRank(term: string, text: PgColumn | SQL): SQL {
  const prefix = `${escapeLike(term.trim())}%`;
  return sql`case when ${text} like fold_text(${prefix}) then 0 when ${text} like fold_text(${`% ${prefix}`}) then 1 else 2 end`;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
