/** Codes of authenticator apps: RFC 6238 with SHA-1, six digits and steps of 30 seconds, which every app knows. */
import { totpDigits } from '@gdd/schema/factors';
import type { AppSecret } from '@gdd/schema/secret';
import { Secret, TOTP } from 'otpauth';
import { seal, unseal } from '../../../ground/platform/secrets/sealed.js';

const periodSeconds = 30;
/** Steps before and after the present one whose codes are taken. */
const window = 1;
const purpose = 'factors';

/** What an app is given by the QR code, or typed by hand. */
export interface TotpKey {
  /** Base32. */
  readonly secret: string;
  /** otpauth://totp/… */
  readonly uri: string;
}

/** A new key of 160 random bits for an app, in which the account is named by the username. */
export function newTotpKey(username: string): TotpKey {
  const secret = new Secret({ size: 20 });
  const app = new TOTP({ issuer: 'Programma GDD', label: username, digits: totpDigits, period: periodSeconds, secret });
  return { secret: secret.base32, uri: app.toString() };
}

/** The step of a code, within one step of the present; undefined for another code. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const from = { secret: Secret.fromBase32(secret), digits: totpDigits, period: periodSeconds, timestamp };
  const delta = TOTP.validate({ ...from, token: code, window });
  return delta === null ? undefined : TOTP.counter({ period: periodSeconds, timestamp }) + delta;
}

/** The key of an app, encrypted for storage. */
export const sealedKey = (key: string, secret: AppSecret): string => seal(key, purpose, secret);

/** Decrypts the key of an app, as `unseal`: undefined where APP_SECRET was replaced without a rotation. */
export const openedKey = (sealed: string, secret: AppSecret) => unseal(sealed, purpose, secret);
