/** Second factors of users, for tests. */
import { Secret, TOTP } from 'otpauth';
import { signIn, type Person } from './accounts.js';
import { bearing } from './personalTokens.js';
import type { TestApp } from './testApp.js';

/** A user with an authenticator app. */
export interface PersonWithApp extends Person {
  /** The key of the app, base32. */
  readonly key: string;
  readonly recoveryCodes: readonly string[];
}

/** The code of an app at an instant. */
export function codeAt(key: string, at: Date): string {
  return TOTP.generate({ secret: Secret.fromBase32(key), timestamp: at.getTime() });
}

/** The code that an app shows now, or so many steps of 30 seconds later. */
export function codeOf(service: TestApp, { key }: Pick<PersonWithApp, 'key'>, steps = 0): string {
  return codeAt(key, new Date(service.clock.now().getTime() + steps * 30_000));
}

/** Sets up an app; its first code is used up with that. */
export async function withApp(service: TestApp, person: Person, name = 'Telefono'): Promise<PersonWithApp> {
  const begun = await service.call('POST', '/api/user/factors/totp', bearing(person.token));
  const { setup } = begun.json<{ data: { setup: { challenge: string; secret: string } } }>().data;
  const body = { challenge: setup.challenge, code: codeAt(setup.secret, service.clock.now()), name };
  const confirmed = await service.call('POST', '/api/user/factors/totp/confirm', { ...bearing(person.token), body });
  const { recoveryCodes } = confirmed.json<{ data: { recoveryCodes: string[] | null } }>().data;
  return { ...person, key: setup.secret, recoveryCodes: recoveryCodes ?? [] };
}

/** Signs in with the password. @returns the challenge that a factor answers */
export async function challengeOf(service: TestApp, { username, password }: Person, from?: string): Promise<string> {
  const response = await signIn(service, username, password, from);
  return response.json<{ challenge?: string }>().challenge ?? `no challenge: ${response.body}`;
}

/** Answers a challenge. */
export function answer(service: TestApp, body: Readonly<Record<string, unknown>>, from?: string) {
  return service.call('POST', '/api/login/factor', { body, ...(from === undefined ? {} : { from }) });
}
