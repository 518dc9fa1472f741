/**
 * One line of text: composed (NFC), so that a name written in two ways is one name; what nobody sees is left out, runs of
 * white space become one space, the ends are trimmed.
 */
export function oneLine(text: string): string {
  return text
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .normalize('NFC');
}

/**
 * Whether a text holds characters that no name has: control characters, lone surrogates, and the marks that turn the
 * direction of the text around them, with which one name can look like another.
 */
export function hasForbiddenCharacters(text: string): boolean {
  return /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(text);
}

/** Whether the database takes a text, be it only to look for it: no NUL, no lone surrogates. */
export function isStorable(text: string): boolean {
  return !/[\0\p{Cs}]/u.test(text);
}

/** Without case and accents, for comparing names that people type. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** How usernames and mail addresses are stored and compared: without case and the spaces around. */
export const normalisedName = (name: string) => name.trim().toLowerCase();

/** Whether a text is one bare mail address ('a@b.it'), and nothing that a mail header could be built from. */
export function isMailAddress(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])$/.test(
      text,
    ) &&
    text.indexOf('@') <= 64
  );
}

/** Whether a text is a telephone number as people write it: digits with spaces, points, dashes, brackets, one +. */
export function isPhoneNumber(text: string): boolean {
  return /^\+?[0-9 ()./-]{5,30}$/.test(text) && text.replace(/\D/g, '').length >= 5;
}

/** Whether a text is a member's code: up to 30 letters, digits and . _ / - (codes are stored in capitals). */
export function isMemberCode(text: string): boolean {
  return /^[A-Z0-9][A-Z0-9._/-]{0,29}$/.test(text);
}

/** Whether a text is a date of the calendar, yyyy-mm-dd, from 1900 to 2999. */
export function isCalendarDate(text: string): boolean {
  if (!/^(19|2\d)\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
