import type { z } from 'zod';
import { fieldsOf, Refusal, type Fields } from './errors.js';

/** The error of an input, or the value that is read from it. */
type Validated<T> = { readonly value: T } | { readonly fields: Fields };

/**
 * Checks an input. A body that is missing is an empty one: what may be left out has its default, and what may not is named.
 *
 * @param part the part of the request: `body`, `params`, `querystring`, `headers`
 */
export function validated<T extends z.ZodType>(schema: T, input: unknown, part?: string): Validated<z.output<T>> {
  const given = part === 'body' ? (input ?? {}) : input;
  const result = schema.safeParse(given);
  if (result.success) return { value: result.data };
  if (part !== 'body' || (typeof given === 'object' && !Array.isArray(given))) {
    return { fields: fieldsOf(result.error, given) };
  }
  // A list, a text or a number in the place of an object: each field is as good as missing.
  const empty = schema.safeParse({});
  return { fields: empty.success ? {} : fieldsOf(empty.error, {}) };
}

/** The refusal of an input whose fields are wrong, or which has a wrong form as a whole. */
export function invalidInput(fields: Fields): Refusal {
  return new Refusal('BAD_USER_INPUT', Object.keys(fields).length === 0 ? {} : { fields });
}
