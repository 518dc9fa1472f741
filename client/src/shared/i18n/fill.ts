import { localeOf, type Language } from './format';

export type Values = Readonly<Record<string, string | number>>;

/**
 * Formats a message in the part of the ICU syntax that the light pages use: `{name}`, and
 * `{count, plural, one {…} other {…}}` with `#` for the number. A library for all of it is half of such a page's size.
 *
 * @param count the number that replaces `#`, within a plural
 * @throws Error for any other syntax, and for a value that is missing
 */
export function fill(message: string, language: Language, values: Values, count?: number): string {
  let text = '';
  let rest = message;
  for (let open = rest.indexOf('{'); open >= 0; open = rest.indexOf('{')) {
    const { inner, after } = braced(rest, open);
    text += withCount(rest.slice(0, open), language, count) + argument(inner, language, values);
    rest = after;
  }
  return text + withCount(rest, language, count);
}

function argument(inner: string, language: Language, values: Values): string {
  const [, name = '', branches] = /^(\w+)(?:, plural,(.*))?$/s.exec(inner) ?? [];
  const value = values[name];
  if (value === undefined) throw new Error(`Nothing to fill in for {${inner}}.`);
  if (branches === undefined) return String(value);
  const count = Number(value);
  const texts = branchesOf(branches);
  const chosen = texts.get(new Intl.PluralRules(localeOf[language]).select(count)) ?? texts.get('other') ?? '';
  return fill(chosen, language, values, count);
}

/** 'one {a tyre} other {# tyres}' → one: 'a tyre', other: '# tyres' */
function branchesOf(source: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  let rest = source;
  for (let open = rest.indexOf('{'); open >= 0; open = rest.indexOf('{')) {
    const { inner, after } = braced(rest, open);
    texts.set(rest.slice(0, open).trim(), inner);
    rest = after;
  }
  return texts;
}

/** The text between a brace and the one that closes it, and the text that follows. */
function braced(text: string, open: number): { readonly inner: string; readonly after: string } {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return { inner: text.slice(open + 1, at), after: text.slice(at + 1) };
  }
  throw new Error(`A brace is open in: ${text}`);
}

function withCount(text: string, language: Language, count: number | undefined): string {
  return count === undefined ? text : text.replaceAll('#', count.toLocaleString(localeOf[language]));
}
