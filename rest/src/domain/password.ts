import { passwordLength } from '@gdd/schema/session';

export type PasswordProblem = 'tooShort' | 'tooLong' | 'tooCommon';

/** The one spelling of a password, whatever keyboard it was typed on. */
export function normalisedPassword(password: string): string {
  return password.normalize('NFKC');
}

/**
 * The fault of a new password (docs/domain/sessions.md): its length in characters, or that it is among the most
 * common. A common word with digits and signs around it ('password2025!'), a repeated one and the user's own name count
 * as common too.
 *
 * @param password as typed
 * @param names the user's own names: username, email
 * @param common the most common passwords, in lower case
 * @returns the problem, or undefined for a good one
 */
export function passwordProblem(
  password: string,
  names: readonly string[],
  common: ReadonlySet<string>,
): PasswordProblem | undefined {
  const text = normalisedPassword(password);
  const length = [...text].length;
  if (length < passwordLength.min) return 'tooShort';
  if (length > passwordLength.max) return 'tooLong';
  const lower = text.toLowerCase();
  const word = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const unit = /^(.+?)\1+$/su.exec(lower)?.[1];
  const isCommon =
    common.has(lower) ||
    common.has(word) ||
    (unit !== undefined && (unit.length <= 2 || common.has(unit))) ||
    names.some((name) => name.toLowerCase() === lower);
  return isCommon ? 'tooCommon' : undefined;
}

/** The cost of one password hash: KiB of memory, and passes over them. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
}
