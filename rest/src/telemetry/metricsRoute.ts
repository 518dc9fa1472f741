import { createHash, timingSafeEqual } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { signsOfFront } from '@gdd/schema/metrics';
import type { FastifyRequest } from 'fastify';
import { notFound } from '../platform/http/errors.js';
import type { App } from '../platform/http/routes.js';
import type { Metrics } from './metrics.js';

/**
 * `GET /metrics` in Prometheus' text format. With a token set, whoever sends it as a bearer reads them; without one,
 * whoever asks from this machine itself, and not through a front on it. To everybody else there is no such page. The
 * gateway has the same rule for its own.
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
