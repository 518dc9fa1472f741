/**
 * Checks of the shape of an answer. Their types are tied to the generated types of the REST service, so that a check
 * that no longer fits the contract does not compile; what passes has the fields that the gateway reads.
 */
export type Check<T> = (value: unknown) => value is T;

export const text: Check<string> = (value) => typeof value === 'string';
export const flag: Check<boolean> = (value) => typeof value === 'boolean';
export const integer: Check<number> = (value): value is number => Number.isInteger(value);

/** A decimal number as text: money, a rate, a percentage. */
export const decimal: Check<string> = (value): value is string =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);

/** A decimal number as it was entered: a number or its text. */
export const enteredDecimal: Check<number | string> = (value): value is number | string =>
  Number.isFinite(value) || decimal(value);

/** Any object, whatever its fields. */
export const anyRecord: Check<Record<string, unknown>> = (value): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text or a number. */
export const textOrNumber: Check<string | number> = (value): value is string | number =>
  typeof value === 'string' || Number.isFinite(value);

/** An object all of whose fields pass, whatever their names. */
export function dictionary<T>(inner: Check<T>): Check<Record<string, T>> {
  return (value): value is Record<string, T> => anyRecord(value) && Object.values(value).every(inner);
}

/** Null alone. */
export const nothing: Check<null> = (value) => value === null;

/** An object of which nothing is read. */
export const emptyRecord: Check<Record<string, never>> = (value): value is Record<string, never> => anyRecord(value);

/** What the inner check takes, or null. */
export function nullable<T>(inner: Check<T>): Check<T | null> {
  return (value): value is T | null => value === null || inner(value);
}

/** What the inner check takes, or nothing at all. */
export function optional<T>(inner: Check<T>): Check<T | undefined> {
  return (value): value is T | undefined => value === undefined || inner(value);
}

/** One of the listed texts. */
export function oneOf<const T extends string>(allowed: readonly T[]): Check<T> {
  const known: ReadonlySet<unknown> = new Set(allowed);
  return (value): value is T => known.has(value);
}

/** A list whose every item passes. */
export function list<T>(item: Check<T>): Check<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(item);
}

/** An object whose named fields pass; further fields are ignored, as a newer service may send them. */
export function record<T extends object>(fields: { readonly [K in keyof T]-?: Check<T[K]> }): Check<T> {
  const checks = Object.entries<Check<unknown>>(fields as Record<string, Check<unknown>>);
  return (value): value is T => anyRecord(value) && checks.every(([name, check]) => check(value[name]));
}

/** The envelope of the REST service (docs/domain/lists-and-calls.md) around what the inner check takes. */
export function enveloped<T>(inner: Check<T>): Check<{ success: true; data: T }> {
  return (value): value is { success: true; data: T } =>
    anyRecord(value) && value['success'] === true && inner(value['data']);
}
