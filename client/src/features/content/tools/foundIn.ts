import { hasEveryWord } from '../../../shared/i18n/folded';

interface Searchable {
  readonly title: string;
  readonly summary: string;
}

/** The contents whose title or summary contains every word of a search, ignoring case and accents. */
export function foundIn<T extends Searchable>(contents: readonly T[], search: string): readonly T[] {
  return contents.filter(({ title, summary }) => hasEveryWord(`${title} ${summary}`, search));
}
