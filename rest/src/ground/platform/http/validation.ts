import type { z } from 'zod';
import { fieldsOf, Refusal, type Fields } from './errors.js';

/** The parsed value of an input, or its invalid fields. */
type Validated<T> = { readonly value: T } | { readonly fields: Fields };

/**
 * Validates an input. A missing body is validated as `{}`: optional fields get their defaults, and required ones are
 * reported.
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
  // an array, text or number instead of an object: every required field is reported as missing
  const empty = schema.safeParse({});
  return { fields: empty.success ? {} : fieldsOf(empty.error, {}) };
}

/** The refusal of an input with invalid fields, or without fields for an input that is invalid as a whole. */
export function invalidInput(fields: Fields): Refusal {
  return new Refusal('BAD_USER_INPUT', Object.keys(fields).length === 0 ? {} : { fields });
}
