import { z } from 'zod';
import { hasForbiddenCharacters, isCalendarDate, isMailAddress, isPhoneNumber, oneLine } from '../../domain/text.js';

/** A single line of text: trimmed, without control characters. */
export function line(max: number, min = 1) {
  return z
    .string()
    .refine((text) => !hasForbiddenCharacters(text))
    .transform(oneLine)
    .pipe(z.string().min(min).max(max));
}

/** Text of several lines: trimmed, with `\n` as line breaks, without other control characters than tabs. */
export function paragraphs(max: number, min = 1) {
  return z
    .string()
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .refine((text) => !hasForbiddenCharacters(text.replaceAll(/[\n\t]/g, ' ')))
    .pipe(z.string().min(min).max(max));
}

/** An entered password to be verified: the limit is above that of any valid one, but low enough to hash cheaply. */
export const typedPassword = z.string().min(1).max(1000);

/** A day of the calendar. */
export const calendarDate = z.string().refine(isCalendarDate).meta({ format: 'date', description: 'yyyy-mm-dd' });

/** A positive amount in EUR; its columns store twelve digits before the decimal point. */
export const amountAboveZero = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,2})?$/)
  .refine((text) => /[1-9]/.test(text))
  .describe('EUR, above 0, at most two decimals');

/** A mail address. */
export const mailAddress = z.string().trim().max(254).refine(isMailAddress);

/** A telephone number. */
export const phoneNumber = z.string().trim().max(30).refine(isPhoneNumber);

/** A text that may be null; '' becomes null. */
export function emptyableText<T extends z.ZodType<string, string>>(text: T) {
  return z.union([z.literal('').transform(() => null), text]).nullable();
}

/** A text that may be missing, null or empty, all of which become null. */
export function optionalText<T extends z.ZodType<string, string>>(text: T) {
  return emptyableText(text)
    .optional()
    .transform((value) => value ?? null);
}
