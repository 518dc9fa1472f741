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
