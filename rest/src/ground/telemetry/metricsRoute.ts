import { createHash, timingSafeEqual } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { signsOfFront } from '@gdd/schema/metrics';
import type { FastifyRequest } from 'fastify';
import { notFound } from '../platform/http/errors.js';
import type { App } from '../platform/http/routes.js';
import type { Metrics } from './metrics.js';

/**
 * `GET /metrics` in Prometheus' text format. With a token set, it must be the bearer token of the request; without one,
 * the request must come from this machine, and not through a proxy on it. Otherwise the response is 404. The gateway
 * has the same rule for its metrics.
 */
export function metricsRoute(app: App, metrics: Metrics, token: string | undefined): void {
  const mayRead = token === undefined ? isFromThisMachine : (request: FastifyRequest) => carries(request, token);
  app.get(
    '/metrics',
    { config: { access: 'public', internal: true, isProbe: true }, schema: { hide: true } },
    async (request, reply) => {
      if (!mayRead(request)) throw notFound();
      const text = await metrics.text();
      return reply.type(metrics.registry.contentType).send(text);
    },
  );
}

function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const isLoopback = address === '::1' || (isIPv4(address) && address.startsWith('127.'));
  return isLoopback && signsOfFront.every((name) => headers[name] === undefined);
}

function carries({ headers }: FastifyRequest, token: string): boolean {
  const [, given = ''] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
