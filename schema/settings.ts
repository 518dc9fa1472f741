/** How both tiers read their environment, and what both ask of it in production. */

export type Environment = Readonly<Record<string, string | undefined>>;

/** The settings that were given, and what is wrong with how they were: `NAME: why`, never a value. */
interface GivenSettings {
  readonly given: Environment;
  readonly flaws: readonly string[];
}

/**
 * The settings that are set: what is empty counts as not set, and a secret may stand in a file, as container engines
 * mount them: `APP_SECRET_FILE` names the file that holds `APP_SECRET`.
 *
 * @param secrets the names of the settings that may stand in a file
 * @param readFile the text of a file; throws where it cannot be read
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

/** The one message in which a tier names all that is wrong with its settings. */
export function settingsMessage(flaws: readonly string[]): string {
  return `Settings that cannot be used:\n  ${flaws.join('\n  ')}`;
}

/** The purpose of each setting that production cannot do without. */
const productionSettings = {
  DATABASE_URL: 'a Postgres server',
  APP_SECRET: 'a secret, the same for all processes: openssl rand -base64 32',
  PUBLIC_URL: 'the https address at which people reach the portal',
  SMTP_URL: 'the server that sends the mails',
  MAIL_FROM: 'the sender of the mails',
} as const;

/**
 * Why production cannot start: every setting that is missing, a portal without https, a secret that can be guessed.
 *
 * @param needed the settings that the tier uses
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
  if (secret !== undefined && isPoor(secret)) {
    flaws.push(`APP_SECRET: too easy to guess, MODE=production needs ${productionSettings.APP_SECRET}`);
  }
  return flaws;
}

/** The fewest different characters of a secret, and of different steps from one character to the next. */
const leastVariety = 8;

/**
 * Whether a secret has too little variety to be random: few characters, rows such as abcd…, or a shorter text repeated.
 * 32 random hexadecimal digits have 14 different ones on average, and fewer than 8 once in thirty million.
 */
function isPoor(secret: string): boolean {
  const codes = Array.from(secret, (character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, i) => code - (codes[i] ?? 0));
  return new Set(codes).size < leastVariety || new Set(steps).size < leastVariety || isRepeated(secret);
}

function isRepeated(text: string): boolean {
  // A text of a period is itself again when it is moved by the period.
  for (let period = 1; period <= text.length / 2; period += 1) {
    if (text.startsWith(text.slice(period))) return true;
  }
  return false;
}
