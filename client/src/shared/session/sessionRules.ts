/** The session's rules (specification, section 4), apart from storage and network. */

/** The login response as the browser stores it, with the specification's names. */
export interface StoredSession {
  readonly api_token: string;
  readonly accessToken: string;
  readonly refreshToken: string | null;
  readonly expiresIn: number;
  /** Seconds that the session lasts after the last login. */
  readonly max_age: number;
}

/** The session is valid while last_login_at plus max_age is later than now (milliseconds). */
export function isSessionValid(lastLoginAt: string | null, maxAge: number, now: number): boolean {
  if (lastLoginAt === null) return false;
  return Date.parse(lastLoginAt) + maxAge * 1000 > now;
}

/** The stored text → the session; undefined where it is missing, broken or has no api_token. */
export function parseStoredSession(text: string | null): StoredSession | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isStoredSession(value) ? value : undefined;
  } catch {
    // Not JSON: nobody is signed in.
    return undefined;
  }
}

function isStoredSession(value: unknown): value is StoredSession {
  return (
    typeof value === 'object' &&
    value !== null &&
    'api_token' in value &&
    typeof value.api_token === 'string' &&
    value.api_token !== '' &&
    'max_age' in value &&
    typeof value.max_age === 'number'
  );
}
