import { createHash, timingSafeEqual } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { signsOfFront } from '@gdd/schema/metrics';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GatewayError } from '../../errors/gatewayError.js';
import type { Metrics } from '../../telemetry/metrics.js';

/**
 * `GET /metrics` in Prometheus' text format. With a token set, the request must carry it as its bearer; without one, it
 * must come directly from this machine, not through a proxy on it. All other requests get a 404. The REST service has
 * the same rule.
 */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  const mayRead = token === undefined ? isFromThisMachine : (request: FastifyRequest) => hasBearer(request, token);
  app.get('/metrics', { config: { isProbe: true } }, async (request, reply) => {
    if (!mayRead(request)) throw new GatewayError('NOT_FOUND');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.text());
  });
}

function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const isLoopback = address === '::1' || (isIPv4(address) && address.startsWith('127.'));
  return isLoopback && signsOfFront.every((name) => headers[name] === undefined);
}

function hasBearer({ headers }: FastifyRequest, token: string): boolean {
  const [, given = ''] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
