import { z } from 'zod';
import { hasForbiddenCharacters, isMailAddress, isPhoneNumber, oneLine } from '../domain/text.js';

/** One line of text that people typed: trimmed, without control characters. */
export function line(max: number, min = 1) {
  return z
    .string()
    .refine((text) => !hasForbiddenCharacters(text))
    .transform(oneLine)
    .pipe(z.string().min(min).max(max));
}

/** A mail address. */
export const mailAddress = z.string().trim().max(254).refine(isMailAddress);

/** A telephone number. */
export const phoneNumber = z.string().trim().max(30).refine(isPhoneNumber);

/** A text that may be emptied: null and '' are the same. */
export function emptyableText<T extends z.ZodType<string, string>>(text: T) {
  return z.union([z.literal('').transform(() => null), text]).nullable();
}

/** A text that may be left out, null or empty, which are the same. */
export function optionalText<T extends z.ZodType<string, string>>(text: T) {
  return emptyableText(text)
    .optional()
    .transform((value) => value ?? null);
}

/** A body all of whose fields may be left out, and then the body as well. */
export function optionalBody<T extends z.ZodType>(body: T) {
  return z.preprocess((given) => given ?? {}, body);
}
