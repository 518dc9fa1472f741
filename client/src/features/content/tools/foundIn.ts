interface Worded {
  readonly title: string;
  readonly summary: string;
}

/** Those whose title or summary has every word of a search; case and accents do not matter. */
export function foundIn<T extends Worded>(contents: readonly T[], search: string): readonly T[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return contents.filter(({ title, summary }) => {
    const text = folded(`${title} ${summary}`);
    return words.every((word) => text.includes(word));
  });
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
