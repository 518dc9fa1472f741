/**
 * A parameter of the address, which holds a part of a list's state. `read` returns undefined for an invalid text, so
 * that the default is used instead.
 */
export interface Parameter<T> {
  /** The key in the query: `stato`. */
  readonly name: string;
  /** The value without the parameter. */
  readonly fallback: T;
  readonly read: (text: string) => T | undefined;
  readonly write: (value: T) => string;
}

const longestSearch = 100;

/** A search term without control characters, broken surrogates and outer blanks, and of at most 100 characters. */
export function cleanSearch(text: string): string {
  const characters = Array.from(text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim());
  return characters.slice(0, longestSearch).join('').trim();
}

export function searchParameter(name: string): Parameter<string> {
  return { name, fallback: '', read: cleanSearch, write: cleanSearch };
}

/** Several values of a closed set, in the set's order: `stato=active,suspended`. Unknown values are dropped. */
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

/** Yes, no, or '' for both. */
export type Tristate = (typeof yesAndNo)[number] | '';

/** One value of a closed set. */
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

/** A record's id; '' for none. */
export function idParameter(name: string): Parameter<string> {
  return {
    name,
    fallback: '',
    read: (text) => readInteger(text)?.toString(),
    write: (value) => readInteger(value)?.toString() ?? '',
  };
}

/** Several records' ids, each once: `campagna=3,7`. */
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

/** A day (yyyy-mm-dd); '' for none. */
export function dateParameter(name: string): Parameter<string> {
  const normal = (text: string) => (isIsoDate(text) ? text : '');
  return { name, fallback: '', read: normal, write: normal };
}
