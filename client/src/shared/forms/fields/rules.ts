import { passwordLength } from '@gdd/schema/session';

/** Rules that more than one form has. */

export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** A new password (docs/domain/sessions.md); the list of the most common ones is the server's. */
export const newPasswordRules = {
  required: true,
  minLength: passwordLength.min,
  maxLength: passwordLength.max,
} as const;

/** Whether a text has five digits or more, and besides them only spaces, points, dashes, brackets, one leading +. */
export function isPhoneNumber(text: string): boolean {
  return /^\+?[0-9 ()./-]{5,30}$/.test(text) && text.replace(/\D/g, '').length >= 5;
}
