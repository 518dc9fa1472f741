/** Names that the specification fixes for the browser (sections 2, 3, 4 and 6). */
const appVersion = 'v716demo1';
export const sessionStorageKey = `${appVersion}-userData`;
export const languageStorageKey = 'language';
/** Where the browser keeps what belongs to a session beside its token (docs/domain/sessions.md). */
export const rememberedStorageKey = 'gdd-kept';
export const csrfCookieName = 'XSRF-TOKEN';
export const csrfHeaderName = 'x-xsrf-token';
/** Seconds that a session lasts (docs/domain/sessions.md). */
export const sessionMaxAge = 43_200;
/** Minutes without a call after which a session ends, unless SESSION_IDLE_MINUTES says otherwise. */
export const sessionIdleMinutes = 120;
/** Minutes for which a password that was given lets through what wants it anew (docs/domain/sessions.md). */
export const passwordLastsMinutes = 15;
/** The length of a password (docs/domain/sessions.md). */
export const passwordLength = { min: 10, max: 200 } as const;

/** How every personal token begins, so that people and secret scanners know what they have found. */
export const personalTokenPrefix = 'gdd_pat_';
/** The limits of a personal token: the length of its name, how many days it is good, how many good ones a user has. */
export const personalTokenLimits = { nameLength: 80, days: 365, perUser: 20 } as const;

/**
 * Whether a bearer is a personal token, which only reads, and not a session's. It says what kind the bearer would be,
 * not whether it is good.
 */
export function isPersonalToken(bearer: string): boolean {
  return bearer.startsWith(personalTokenPrefix);
}

/** How the token of every service account begins. */
export const serviceTokenPrefix = 'gdd_svc_';

/** Whether a bearer is that of a service account. It says what kind the bearer would be, not whether it is good. */
export function isServiceToken(bearer: string): boolean {
  return bearer.startsWith(serviceTokenPrefix);
}

const bearer = /^Bearer(?:\s+(.*))?$/i;
/** 256 random bits as base64url, behind the prefix of personal tokens, of service accounts or none. */
const tokenForm = new RegExp(`^(?:${personalTokenPrefix}|${serviceTokenPrefix})?[\\w-]{43}$`);

/**
 * The token of an Authorization header.
 *
 * @returns null for a bearer that has no form of a token of the portal's, so that nobody need be asked whose it is;
 *   undefined without a bearer: another scheme is a matter of a front of the portal's
 */
export function bearerToken(authorization: string | undefined): string | null | undefined {
  const given = bearer.exec(authorization ?? '');
  if (given === null) return undefined;
  const token = given[1] ?? '';
  return tokenForm.test(token) ? token : null;
}

/** How every token of a share link begins, for people and secret scanners alike. */
export const shareTokenPrefix = 'gdd_share_';
/** Days for which a share link is good. */
export const shareTokenDays = 90;

/** The events of users' accounts, for whoever has to find out what happened (docs/domain/sessions.md). */
export const securityEventKinds = [
  'signIn',
  'signInFailed',
  'signInLocked',
  'signOut',
  'passwordReset',
  'passwordChanged',
  'addressConfirmed',
  'addressChanged',
  'tokenCreated',
  'tokenUsed',
  'tokenRevoked',
] as const;

export type SecurityEventKind = (typeof securityEventKinds)[number];
