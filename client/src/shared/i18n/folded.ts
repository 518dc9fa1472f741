/** A text without case and accents, so that a search for 'citta' finds 'Città'. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether a text contains every word of a search, ignoring case and accents; an empty search matches every text. */
export function hasEveryWord(text: string, search: string): boolean {
  const plain = folded(text);
  return folded(search)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

/** How well a text matches a search: 0 begins with it, 1 has a word that does, 2 otherwise. */
export function searchRank(text: string, search: string): 0 | 1 | 2 {
  const plain = folded(text);
  const prefix = folded(search.trim());
  if (plain.startsWith(prefix)) return 0;
  return plain.split(/[^\p{L}\p{N}]+/u).some((word, index, texts) => texts.slice(index).join(' ').startsWith(prefix))
    ? 1
    : 2;
}
