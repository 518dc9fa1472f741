import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isForged } from '@gdd/schema/csrf';
import type { AppSecret } from '@gdd/schema/secret';
import { csrfCookieName, csrfHeaderName } from '@gdd/schema/session';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config.js';
import { GatewayError } from '../errors/gatewayError.js';

/** Verified cookies that are cached at most; the oldest is dropped first. */
const cacheSize = 10_000;

type CsrfConfig = Pick<Config, 'appSecret' | 'previousSecret' | 'publicUrl' | 'mode'>;

/** The signed double-submit cookie (docs/domain/sessions.md, "Cross-site requests"). */
export class CsrfCookie {
  /** A browser sends the same cookie with every request: its signature is verified once. */
  private readonly genuine = new LRUCache<string, true>({ max: cacheSize });

  private readonly secret: AppSecret;
  private readonly origin: string;
  private readonly isProduction: boolean;

  constructor({ appSecret, previousSecret, publicUrl, mode }: CsrfConfig) {
    this.secret = { current: appSecret, previous: previousSecret };
    this.origin = new URL(publicUrl).origin;
    this.isProduction = mode === 'production';
  }

  /** Gives the browser a new cookie. */
  renew(reply: FastifyReply): void {
    const random = randomBytes(18).toString('base64url');
    const options = { path: '/', sameSite: 'lax', secure: this.origin.startsWith('https:'), httpOnly: false } as const;
    void reply.setCookie(csrfCookieName, `${random}.${sign(random, this.secret.current)}`, options);
  }

  /** Gives the browser a cookie if it has no valid one. */
  ensure(request: FastifyRequest, reply: FastifyReply): void {
    const value = request.cookies[csrfCookieName];
    if (value === undefined || !this.isGenuine(value)) this.renew(reply);
  }

  /** Whether no other site can have made a browser send the request. */
  allows({ method, headers, cookies, host }: Pick<FastifyRequest, 'method' | 'headers' | 'cookies' | 'host'>): boolean {
    const cookie = cookies[csrfCookieName];
    const request = { method, origin: headers.origin, cookie, header: headers[csrfHeaderName] };
    return !isForged(
      request,
      (value) => this.isGenuine(value),
      (origin) => this.isOwn(origin, host),
    );
  }

  /**
   * Outside production the portal has several host names (localhost, 127.0.0.1): any Host of the request is accepted.
   */
  private isOwn(origin: string, host: string): boolean {
    if (origin === this.origin) return true;
    return !this.isProduction && (origin === `http://${host}` || origin === `https://${host}`);
  }

  private isGenuine(value: string): boolean {
    if (this.genuine.has(value)) return true;
    if (!this.isSigned(value)) return false;
    this.genuine.set(value, true);
    return true;
  }

  private isSigned(value: string): boolean {
    const [random, signature, ...rest] = value.split('.');
    if (!random || signature === undefined || rest.length > 0) return false;
    const { current, previous } = this.secret;
    return (
      equal(signature, sign(random, current)) || (previous !== undefined && equal(signature, sign(random, previous)))
    );
  }
}

/** Refuses requests that another site made the browser send, and gives them a new cookie. */
export function refuseForgedRequests(app: FastifyInstance, cookie: CsrfCookie): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (cookie.allows(request)) return done();
    cookie.renew(reply);
    done(new GatewayError('FORBIDDEN', { reason: 'csrf' }));
  });
}

function sign(random: string, secret: string): string {
  return createHmac('sha256', secret).update(random).digest('base64url');
}

function equal(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
