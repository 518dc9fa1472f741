import { passwordLength } from '@gdd/schema/session';

export type PasswordProblem = 'tooShort' | 'tooLong' | 'tooCommon' | 'guessable' | 'breached';

/** A password normalised (NFKC), so that it is the same text from every keyboard. */
export function normalisedPassword(password: string): string {
  return password.normalize('NFKC');
}

/**
 * Checks a new password (docs/domain/sessions.md): its length in characters, and that it is not among the most common
 * ones. A common word surrounded by digits and signs ('password2025!'), a repeated text and the user's own names count
 * as common. One that has little beside the user's names and words of the programme can be guessed.
 *
 * @param password as typed
 * @param names the user's own names: username, email, name
 * @param words names and words of the company and its programme; texts of several words count word by word
 * @param common the most common passwords, in lower case
 * @returns the problem; undefined for an acceptable password
 */
export function passwordProblem(
  password: string,
  names: readonly string[],
  words: readonly string[],
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
  if (isCommon) return 'tooCommon';
  return hasLittleBeside(lower, [...names, ...words]) ? 'guessable' : undefined;
}

/** Letters that a password has at least beside words that can be guessed, if it has such words. */
const ownLetters = 5;
/** Shorter words occur in others. */
const shortestWord = 3;

const lettersOf = (text: string) => text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');

/** Whether a text has one of the words in it, and few letters beside them. */
function hasLittleBeside(text: string, names: readonly string[]): boolean {
  const words = names
    .flatMap((name) => lettersOf(name).split(/[^\p{L}]+/u))
    .filter((word) => word.length >= shortestWord)
    .sort((a, b) => b.length - a.length);
  const all = lettersOf(text);
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), all);
  return rest !== all && rest.replace(/[^\p{L}]/gu, '').length < ownLetters;
}

/** The cost of one password hash: KiB of memory, and passes over them. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
}
