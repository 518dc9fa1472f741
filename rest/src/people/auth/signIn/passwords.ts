import { hash, verify } from '@node-rs/argon2';
import { rootMember } from '../../../ground/database/rootMember.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import {
  normalisedPassword,
  passwordProblem,
  type PasswordCost,
  type PasswordProblem,
} from '../../../ground/domain/password.js';

/** OWASP's smallest recommended cost of Argon2id; pinned, although it is the library's default. */
export const recommendedCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

/** A hash that no password matches: checking it takes unknown users as long as known ones. */
export function dummyHash({ memoryCost, timeCost } = recommendedCost): string {
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1$xFcBBkqnzi7lL+eNDgqPnA$fITT4iM2b3By3GTTnFlFYNdJsQ0CKS6tVtTile/tbNU`;
}

/** The Argon2id hash of a password; the text includes salt and cost. */
export function hashPassword(password: string, cost = recommendedCost): Promise<string> {
  // algorithm 2 is Argon2id
  return hash(normalisedPassword(password), { algorithm: 2, parallelism: 1, ...cost });
}

/**
 * Whether a password matches a hash.
 *
 * @param passwordHash null for an unknown user: the result is false, after the time that a hash of this cost takes
 */
export async function isPassword(
  password: string,
  passwordHash: string | null,
  cost = recommendedCost,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? dummyHash(cost), normalisedPassword(password));
  return matches && passwordHash !== null;
}

/** Loaded on first use: unpacking takes a moment, and most processes never set a password. */
let commonPasswords: Promise<ReadonlySet<string>> | undefined;

function mostCommonPasswords(): Promise<ReadonlySet<string>> {
  commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return commonPasswords;
}

/** Words of every programme, in both languages; those of one company are its setting PASSWORD_WORDS. */
const programmeWords = [
  ...['accesso', 'campagna', 'dealer', 'fidelity', 'gomme', 'gommista', 'incentivi', 'incentivo', 'incentive'],
  ...['pneumatici', 'pneumatico', 'portale', 'portal', 'premi', 'premio', 'programma', 'programme'],
];

/**
 * The problem of a new password, undefined if there is none. Common passwords are those of the zxcvbn list, breached
 * ones those of the operator's filter.
 *
 * @param context `database`: within a transaction, the transaction
 * @param names the user's own: username, email, name
 */
export async function problemOfNewPassword(
  { database, passwordRules }: Pick<ServiceContext, 'database' | 'passwordRules'>,
  password: string,
  names: readonly (string | null)[],
): Promise<PasswordProblem | undefined> {
  const ownNames = names.filter((name) => name !== null);
  const { businessName } = await rootMember(database);
  const words = [...programmeWords, businessName, ...(passwordRules?.words ?? [])];
  const problem = passwordProblem(password, ownNames, words, await mostCommonPasswords());
  if (problem !== undefined) return problem;
  return (await passwordRules?.breached?.has(normalisedPassword(password))) === true ? 'breached' : undefined;
}
