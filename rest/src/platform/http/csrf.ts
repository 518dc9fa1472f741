import { createHmac, timingSafeEqual } from 'node:crypto';
import { isForged } from '@gdd/schema/csrf';
import { csrfCookieName, csrfHeaderName } from '@gdd/schema/session';
import type { FastifyRequest } from 'fastify';
import { Refusal } from './errors.js';

/**
 * Refuses a writing request of a browser that does not carry the header of the portal's cookie (specification, section
 * 6). A request with neither that cookie nor an Origin comes from no browser page and needs none.
 *
 * @throws Refusal FORBIDDEN with reason csrf
 */
export function requireCsrfHeader(request: FastifyRequest, secret: string): void {
  const { method, headers } = request;
  const cookie = cookieValue(headers.cookie, csrfCookieName);
  const sent = { method, origin: headers.origin, cookie, header: headers[csrfHeaderName] };
  if (isForged(sent, (value) => isSigned(value, secret))) throw new Refusal('FORBIDDEN', { reason: 'csrf' });
}

/** Signs the random part of a cookie value: `<random>.<signature>`. */
export function signedCsrfToken(random: string, secret: string): string {
  return `${random}.${createHmac('sha256', secret).update(random).digest('base64url')}`;
}

function isSigned(token: string, secret: string): boolean {
  const random = token.slice(0, Math.max(token.lastIndexOf('.'), 0));
  return random !== '' && sameText(token, signedCsrfToken(random, secret));
}

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function cookieValue(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [key, ...value] = pair.split('=');
    if (key?.trim() === name) return value.join('=').trim();
  }
  return undefined;
}
