/**
 * Normalises a text to one line: composed (NFC), so that equal names compare as equal; without invisible characters;
 * each run of white space as one space; trimmed.
 */
export function oneLine(text: string): string {
  return text
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .normalize('NFC');
}

/**
 * Whether a text contains characters that no name has: control characters, lone surrogates, and marks that change the
 * direction of text, with which one name can be made to look like another.
 */
export function hasForbiddenCharacters(text: string): boolean {
  return /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(text);
}

/** Whether Postgres accepts a text, also as a parameter of a search: no NUL, no lone surrogates. */
export function isStorable(text: string): boolean {
  return !/[\0\p{Cs}]/u.test(text);
}

/** A text without case and accents, for comparing names that people type. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** The form in which usernames and mail addresses are stored and compared: trimmed, in lower case. */
export const normalisedName = (name: string) => name.trim().toLowerCase();

/**
 * Whether a text is exactly one mail address ('a@b.it') without a display name, so that it is safe in a mail header.
 */
export function isMailAddress(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])$/.test(
      text,
    ) &&
    text.indexOf('@') <= 64
  );
}

/**
 * Whether a text is a telephone number: at least five digits, with spaces, points, dashes, brackets, slashes; one
 * leading +.
 */
export function isPhoneNumber(text: string): boolean {
  return /^\+?[0-9 ()./-]{5,30}$/.test(text) && text.replace(/\D/g, '').length >= 5;
}

/** Whether a text is a member's code: up to 30 capital letters, digits and . _ / -, the first a letter or digit. */
export function isMemberCode(text: string): boolean {
  return /^[A-Z0-9][A-Z0-9._/-]{0,29}$/.test(text);
}

/** Whether a text is a date of the calendar, yyyy-mm-dd, from 1900 to 2999. */
export function isCalendarDate(text: string): boolean {
  if (!/^(19|2\d)\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
