/** A text without case and accents: 'Città' and 'citta' are the same to whoever searches. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether every word of a search stands in a text, case and accents aside; an empty search is in every text. */
export function hasEveryWord(text: string, search: string): boolean {
  const plain = folded(text);
  return folded(search)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

/** How well a text fits a search: 0 begins with it, 1 has a word that does, 2 has it anywhere else. */
export function searchRank(text: string, search: string): 0 | 1 | 2 {
  const plain = folded(text);
  const wanted = folded(search.trim());
  if (plain.startsWith(wanted)) return 0;
  return plain.split(/[^\p{L}\p{N}]+/u).some((word, index, texts) => texts.slice(index).join(' ').startsWith(wanted))
    ? 1
    : 2;
}
