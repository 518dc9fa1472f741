/**
 * One part of a list's state in the address. `read` answers undefined for what it does not understand, so that a bad
 * value falls back to the default instead of breaking the page.
 */
export interface Parameter<T> {
  /** The key in the query: `stato`. */
  readonly name: string;
  /** The value where the address says nothing. */
  readonly fallback: T;
  readonly read: (text: string) => T | undefined;
  readonly write: (value: T) => string;
}

const longestSearch = 100;

/** A search term as the server gets it: no control characters or broken surrogates, no outer blanks, at most 100 signs. */
export function cleanSearch(text: string): string {
  const signs = Array.from(text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim());
  return signs.slice(0, longestSearch).join('').trim();
}

export function searchParameter(name: string): Parameter<string> {
  return { name, fallback: '', read: cleanSearch, write: cleanSearch };
}

/** Any of a closed set, in the set's own order: `stato=active,suspended`. Values that are not in it are dropped. */
export function listParameter<T extends string>(name: string, allowed: readonly T[]): Parameter<readonly T[]> {
  const normal = (chosen: readonly string[]) => allowed.filter((value) => chosen.includes(value));
  return {
    name,
    fallback: [],
    read: (text) => normal(text.split(',')),
    write: (values) => normal(values).join(','),
  };
}

/** The choices of a filter by yes or no. */
export const yesAndNo = ['yes', 'no'] as const;

/** Yes, no, or it does not matter. */
export type Tristate = (typeof yesAndNo)[number] | '';

/** One of a closed set. */
export function choiceParameter<T extends string | number>(
  name: string,
  allowed: readonly T[],
  fallback: T,
): Parameter<T> {
  return { name, fallback, read: (text) => allowed.find((value) => String(value) === text), write: String };
}

const largestInteger = 2_147_483_647;

function readInteger(text: string): number | undefined {
  const value = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
  return value !== undefined && value <= largestInteger ? value : undefined;
}

/** An object's id; empty where none is chosen. */
export function idParameter(name: string): Parameter<string> {
  return {
    name,
    fallback: '',
    read: (text) => readInteger(text)?.toString(),
    write: (value) => readInteger(value)?.toString() ?? '',
  };
}

/** Some objects' ids, each once: `campagna=3,7`. */
export function idsParameter(name: string): Parameter<readonly string[]> {
  const normal = (texts: readonly string[]) => [
    ...new Set(texts.flatMap((text) => readInteger(text)?.toString() ?? [])),
  ];
  return { name, fallback: [], read: (text) => normal(text.split(',')), write: (ids) => normal(ids).join(',') };
}

const lastPage = 1_000_000;

export function pageParameter(name: string): Parameter<number> {
  return {
    name,
    fallback: 1,
    read: (text) => {
      const page = readInteger(text);
      return page !== undefined && page <= lastPage ? page : undefined;
    },
    write: String,
  };
}

/** Whether a text is a day of the calendar, written yyyy-mm-dd. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

/** A day (yyyy-mm-dd); empty where none is chosen. */
export function dateParameter(name: string): Parameter<string> {
  const normal = (text: string) => (isIsoDate(text) ? text : '');
  return { name, fallback: '', read: normal, write: normal };
}
