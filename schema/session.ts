/** Names in the browser, prescribed by the specification (sections 2, 3, 4 and 6). */
const appVersion = 'v716demo1';
export const sessionStorageKey = `${appVersion}-userData`;
export const languageStorageKey = 'language';
/** The storage key of the browser's other session data, besides the token (docs/domain/sessions.md). */
export const rememberedStorageKey = 'gdd-kept';
export const csrfCookieName = 'XSRF-TOKEN';
export const csrfHeaderName = 'x-xsrf-token';
/** The maximum duration of a session, in seconds (docs/domain/sessions.md). */
export const sessionMaxAge = 43_200;
/** Minutes without a call after which a session ends; default of SESSION_IDLE_MINUTES. */
export const sessionIdleMinutes = 120;
/**
 * Minutes after a sign-in, or after a renewed proof, in which a session may make the calls that require a step-up
 * (docs/domain/step-up.md).
 */
export const stepUpMinutes = 5;
/** The length of a password (docs/domain/sessions.md). */
export const passwordLength = { min: 10, max: 200 } as const;

/** The prefix of personal tokens, by which people and secret scanners recognise them. */
export const personalTokenPrefix = 'gdd_pat_';
/** The limits of personal tokens: the length of a name, the validity in days, the number of valid ones per user. */
export const personalTokenLimits = { nameLength: 80, days: 365, perUser: 20 } as const;

/**
 * Whether a bearer token has the form of a personal token (read-only), not of a session token. It is not validated
 * here.
 */
export function isPersonalToken(bearer: string): boolean {
  return bearer.startsWith(personalTokenPrefix);
}

/** The prefix of the tokens of service accounts. */
export const serviceTokenPrefix = 'gdd_svc_';

/** Whether a bearer token has the form of a service account's token. It is not validated here. */
export function isServiceToken(bearer: string): boolean {
  return bearer.startsWith(serviceTokenPrefix);
}

const bearer = /^Bearer(?:\s+(.*))?$/i;
/**
 * 256 random bits as base64url, after the prefix of personal tokens or service accounts, or without prefix (sessions).
 */
const tokenForm = new RegExp(`^(?:${personalTokenPrefix}|${serviceTokenPrefix})?[\\w-]{43}$`);

/**
 * The token of an Authorization header.
 *
 * @returns null for a bearer token that does not have the form of the portal's tokens, so that no lookup is needed;
 *   undefined without a bearer token: other schemes, such as Basic, are for a proxy in front of the portal
 */
export function bearerToken(authorization: string | undefined): string | null | undefined {
  const given = bearer.exec(authorization ?? '');
  if (given === null) return undefined;
  const token = given[1] ?? '';
  return tokenForm.test(token) ? token : null;
}

/** The prefix of the tokens of share links, by which people and secret scanners recognise them. */
export const shareTokenPrefix = 'gdd_share_';
/** Days for which a share link is valid. */
export const shareTokenDays = 90;

/** The kinds of security events of users' accounts, for investigations (docs/domain/sessions.md). */
export const securityEventKinds = [
  'signIn',
  'signInFailed',
  'signInLocked',
  'signOut',
  'passwordReset',
  'passwordChanged',
  'addressConfirmed',
  'addressChanged',
  'factorAdded',
  'factorRemoved',
  'recoveryCodeUsed',
  'tokenCreated',
  'tokenUsed',
  'tokenRevoked',
] as const;

export type SecurityEventKind = (typeof securityEventKinds)[number];
