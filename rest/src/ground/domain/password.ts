import { passwordLength } from '@gdd/schema/session';

export type PasswordProblem = 'tooShort' | 'tooLong' | 'tooCommon';

/** A password normalised (NFKC), so that it is the same text from every keyboard. */
export function normalisedPassword(password: string): string {
  return password.normalize('NFKC');
}

/**
 * Checks a new password (docs/domain/sessions.md): its length in characters, and that it is not among the most common
 * ones. A common word surrounded by digits and signs ('password2025!'), a repeated text and the user's own names count
 * as common.
 *
 * @param password as typed
 * @param names the user's own names: username, email
 * @param common the most common passwords, in lower case
 * @returns the problem; undefined for an acceptable password
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
  // the text that the password repeats, as in 'abcabc'
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
