const months = 'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre';
const articleBeforeDay = new RegExp(
  `(?<![\\p{L}’])(il|al|dal|del|nel|sul)\\s(?=(?:0?8|11)(?:/\\d|\\s(?:${months})))`,
  'giu',
);

/**
 * Elides the Italian article, alone or in a preposition, before the 8th and the 11th, whose names begin with a vowel:
 * 'il 08/10/2025' → 'l’08/10/2025', 'dal 11 ottobre' → 'dall’11 ottobre'.
 *
 * @param text Italian, with days as 08/10/2025, 8/10 or 8 ottobre
 */
export function elidedDays(text: string): string {
  return text.replace(articleBeforeDay, (_found, article: string) =>
    article.toLowerCase() === 'il' ? (article.startsWith('I') ? 'L’' : 'l’') : `${article}l’`,
  );
}
