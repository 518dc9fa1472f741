import { folded } from './text.js';

/** Names are compared by their letters and digits alone: the distance of 'Lu po', 'LUPO' and 'Lupo®' is 0. */
const letters = (name: string) => folded(name).replace(/[^\p{L}\p{N}]/gu, '');

/** One mistake is allowed for every three letters. */
const lettersForOneMistake = 3;
const mostMistakes = 2;

/**
 * The known name that was probably intended: the one with the fewest letters added, left out or replaced (at most two);
 * undefined where no name is that close.
 */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  const written = letters(name);
  let nearest: string | undefined;
  let fewest = Math.min(mostMistakes, Math.floor(written.length / lettersForOneMistake)) + 1;
  for (const each of known) {
    const mistakes = mistakesBetween(written, letters(each), fewest);
    if (mistakes < fewest) [nearest, fewest] = [each, mistakes];
  }
  return nearest;
}

/** The Levenshtein distance of two texts, or `limit` where it is not below that. */
function mistakesBetween(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) >= limit) return limit;
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let place = 1; place <= other.length; place++) {
      const replaced = (row[place - 1] ?? 0) + (letter === other[place - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[place] ?? 0) + 1, (next[place - 1] ?? 0) + 1));
    }
    row = next;
  }
  return Math.min(row.at(-1) ?? limit, limit);
}
