import type { AppSecret } from '@gdd/schema/secret';
import { isForged } from '@gdd/schema/csrf';
import { csrfCookieName, csrfHeaderName } from '@gdd/schema/session';
import type { FastifyRequest } from 'fastify';
import { isSigned, sign } from './signatures.js';
import { Refusal } from './errors.js';

/**
 * Refuses a write from a browser whose CSRF header does not match the CSRF cookie (specification, section 6). A request
 * with neither the cookie nor an Origin header does not come from a browser page and needs no CSRF header.
 *
 * @throws Refusal FORBIDDEN with reason csrf
 */
export function requireCsrfHeader(request: FastifyRequest, secret: AppSecret): void {
  const { method, headers } = request;
  const cookie = cookieValue(headers.cookie, csrfCookieName);
  const sent = { method, origin: headers.origin, cookie, header: headers[csrfHeaderName] };
  if (isForged(sent, (value) => isGenuine(value, secret))) throw new Refusal('FORBIDDEN', { reason: 'csrf' });
}

/** Signs the random part of a cookie value: `<random>.<signature>`. */
export function signedCsrfToken(random: string, secret: AppSecret): string {
  return `${random}.${sign(random, secret)}`;
}

function isGenuine(token: string, secret: AppSecret): boolean {
  const dot = Math.max(token.lastIndexOf('.'), 0);
  const random = token.slice(0, dot);
  return random !== '' && isSigned(random, token.slice(dot + 1), secret);
}

function cookieValue(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [key, ...value] = pair.split('=');
    if (key?.trim() === name) return value.join('=').trim();
  }
  return undefined;
}
