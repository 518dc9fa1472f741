/** Users with accounts, for tests. */
import { bearing } from './personalTokens.js';
import { tokenIn, type Call, type TestApp } from './testApp.js';

/** A user who has registered and signed in. */
export interface Person {
  readonly username: string;
  readonly password: string;
  readonly token: string;
}

export const firstPassword = 'la-Mia-Prima-Volta';

/** Signs in. @param from the client's IP address */
export function signIn(service: TestApp, username: string, password: string, from?: string) {
  return service.call('POST', '/api/login', { body: { username, password }, ...(from === undefined ? {} : { from }) });
}

/** The bearer token of a new session. */
export async function newSession(service: TestApp, { username, password }: Omit<Person, 'token'>, from?: string) {
  return (await signIn(service, username, password, from)).json<{ api_token: string }>().api_token;
}

/** Registers a user without a confirmed address, and signs in. */
export async function newPerson(service: TestApp, username: string, password = firstPassword): Promise<Person> {
  await service.call('POST', '/api/users', { body: { username, password } });
  return { username, password, token: await newSession(service, { username, password }) };
}

/** Registers a user and opens the link of the confirmation mail. */
export async function confirmedPerson(service: TestApp, username: string, password = firstPassword): Promise<Person> {
  const person = await newPerson(service, username, password);
  await confirmEmail(service, await newestLink(service, username));
  return person;
}

/** The token of the newest mailed link to an address. */
export async function newestLink(service: TestApp, address: string): Promise<string> {
  await service.outbox.drain();
  return tokenIn((await service.mailsTo(address)).findLast((mail) => mail.includes('#token=')));
}

export function confirmEmail(service: TestApp, token: string, from?: string) {
  return service.call('POST', '/api/auth/confirmEmail', {
    body: { token },
    ...(from === undefined ? {} : { from }),
  });
}

/** Sets a password by a mailed link. */
export function setPassword(service: TestApp, token: string, password: string, from?: string) {
  return service.call('POST', '/api/auth/resetPassword', {
    body: { token, password, password_confirmation: password },
    ...(from === undefined ? {} : { from }),
  });
}

/** The response of GET /user. */
export async function ownUser(service: TestApp, token: string) {
  const response = await service.call('GET', '/api/user', bearing(token));
  return response.json<{ id: number; username: string; email: string | null; pending_email: string | null }>();
}

/** The status of the response of GET /user. */
export async function statusOf(service: TestApp, token: string, options: Pick<Call, 'from'> = {}): Promise<number> {
  return (await service.call('GET', '/api/user', { ...bearing(token), ...options })).statusCode;
}
