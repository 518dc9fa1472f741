import { hasEveryWord } from '../../../shared/i18n/folded';

interface Worded {
  readonly title: string;
  readonly summary: string;
}

/** Those whose title or summary has every word of a search; case and accents do not matter. */
export function foundIn<T extends Worded>(contents: readonly T[], search: string): readonly T[] {
  return contents.filter(({ title, summary }) => hasEveryWord(`${title} ${summary}`, search));
}
