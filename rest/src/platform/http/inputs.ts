import { z } from 'zod';
import { hasForbiddenCharacters, isCalendarDate, isMailAddress, isPhoneNumber, oneLine } from '../../domain/text.js';

/** One line of text that people typed: trimmed, without control characters. */
export function line(max: number, min = 1) {
  return z
    .string()
    .refine((text) => !hasForbiddenCharacters(text))
    .transform(oneLine)
    .pipe(z.string().min(min).max(max));
}

/** Text of several lines that people typed; what is between them may be empty. */
export function paragraphs(max: number, min = 1) {
  return z
    .string()
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .refine((text) => !hasForbiddenCharacters(text.replaceAll(/[\n\t]/g, ' ')))
    .pipe(z.string().min(min).max(max));
}

/** A password as it was typed, right or wrong: longer than any may be, short enough to cost nothing. */
export const typedPassword = z.string().min(1).max(1000);

/** A day of the calendar. */
export const calendarDate = z.string().refine(isCalendarDate).meta({ format: 'date', description: 'yyyy-mm-dd' });

/** An amount of euro: its columns take twelve digits before the comma. */
export const amountAboveZero = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,2})?$/)
  .refine((text) => /[1-9]/.test(text))
  .describe('EUR, above 0, at most two decimals');

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
