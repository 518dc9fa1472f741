import { hash, verify } from '@node-rs/argon2';
import { normalisedPassword, passwordProblem, type PasswordCost, type PasswordProblem } from '../../domain/password.js';

/** OWASP's smallest recommended cost of Argon2id, which the library has as its default; written down to stay. */
export const recommendedCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

/** The hash of a password that nobody has: unknown users cost the time of known ones. */
export function dummyHash({ memoryCost, timeCost } = recommendedCost): string {
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1$xFcBBkqnzi7lL+eNDgqPnA$fITT4iM2b3By3GTTnFlFYNdJsQ0CKS6tVtTile/tbNU`;
}

/** Argon2id of a password, with its salt and cost in the text. */
export function hashPassword(password: string, cost = recommendedCost): Promise<string> {
  return hash(normalisedPassword(password), { algorithm: 2, parallelism: 1, ...cost });
}

/**
 * Whether a password is the one of a hash.
 *
 * @param passwordHash null where there is none: the answer is no, in the time of a hash of this cost
 */
export async function isPassword(
  password: string,
  passwordHash: string | null,
  cost = recommendedCost,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? dummyHash(cost), normalisedPassword(password));
  return matches && passwordHash !== null;
}

/** Unpacked when first asked for: it takes a moment, and most processes never set a password. */
let commonPasswords: Promise<ReadonlySet<string>> | undefined;

function mostCommonPasswords(): Promise<ReadonlySet<string>> {
  commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return commonPasswords;
}

/** The fault of a new password, the most common ones taken from the zxcvbn list. */
export async function problemOfNewPassword(
  password: string,
  names: readonly (string | null)[],
): Promise<PasswordProblem | undefined> {
  const ownNames = names.filter((name) => name !== null);
  return passwordProblem(password, ownNames, await mostCommonPasswords());
}
