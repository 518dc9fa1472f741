/** Reading the environment in both tiers, and the requirements of production. */

export type Environment = Readonly<Record<string, string | undefined>>;

/** The settings that are set, and the problems in reading them as `NAME: why`, without values. */
interface GivenSettings {
  readonly given: Environment;
  readonly flaws: readonly string[];
}

/**
 * The settings that are set. Empty ones count as not set. A secret may be in a file, as mounted by container engines:
 * `APP_SECRET_FILE` is the path of a file with `APP_SECRET`.
 *
 * @param secrets the names of the settings that may be in a file
 * @param readFile returns the text of a file; throws if it cannot be read
 */
export function givenSettings(
  env: Environment,
  secrets: readonly string[],
  readFile: (path: string) => string,
): GivenSettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const flaws: string[] = [];
  for (const name of secrets) {
    const path = given[`${name}_FILE`];
    if (path === undefined) continue;
    if (given[name] !== undefined) flaws.push(`${name}: given twice, also by ${name}_FILE`);
    try {
      const secret = readFile(path).trim();
      if (secret === '') flaws.push(`${name}_FILE: ${path} is empty`);
      else given[name] ??= secret;
    } catch (error) {
      flaws.push(`${name}_FILE: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { given, flaws };
}

/** The message with all problems of a tier's settings. */
export function settingsMessage(flaws: readonly string[]): string {
  return `Settings that cannot be used:\n  ${flaws.join('\n  ')}`;
}

/** The purpose of each setting required in production. */
const productionSettings = {
  DATABASE_URL: 'a Postgres server',
  APP_SECRET: 'a secret, the same for all processes: openssl rand -base64 32',
  PUBLIC_URL: 'the https address at which people reach the portal',
  SMTP_URL: 'the server that sends the mails',
  MAIL_FROM: 'the sender of the mails',
} as const;

/**
 * The problems that prevent a start in production: missing settings, a PUBLIC_URL without https, a weak secret.
 *
 * @param needed the required settings of the tier
 */
export function productionFlaws(
  given: Environment,
  needed: readonly (keyof typeof productionSettings)[],
): readonly string[] {
  const flaws = needed
    .filter((name) => given[name] === undefined)
    .map((name) => `${name}: MODE=production needs ${productionSettings[name]}`);
  const { PUBLIC_URL: address, APP_SECRET: secret } = given;
  if (address !== undefined && !/^https:/i.test(address)) {
    flaws.push('PUBLIC_URL: MODE=production needs an https address');
  }
  if (secret !== undefined && isWeak(secret)) {
    flaws.push(`APP_SECRET: too easy to guess, MODE=production needs ${productionSettings.APP_SECRET}`);
  }
  return flaws;
}

/** The minimum number of different characters of a secret, and of different steps from one character to the next. */
const minVariety = 8;

/**
 * Whether a secret is too regular to be random: few different characters, sequences such as abcd…, or a repeated
 * shorter text. 32 random hexadecimal digits have 14 different ones on average, and fewer than 8 once in thirty
 * million.
 */
function isWeak(secret: string): boolean {
  const codes = Array.from(secret, (character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, i) => code - (codes[i] ?? 0));
  return new Set(codes).size < minVariety || new Set(steps).size < minVariety || isRepeated(secret);
}

function isRepeated(text: string): boolean {
  // a periodic text starts with its own remainder after one period
  for (let period = 1; period <= text.length / 2; period += 1) {
    if (text.startsWith(text.slice(period))) return true;
  }
  return false;
}
