import type { FastifyInstance } from 'fastify';
import { isCoded } from '@gdd/schema/requestBody';
import { GatewayError } from '../errors/gatewayError.js';

/** Refuses requests with a compressed body, which would be read or passed on as it came, with 415. */
export function refuseCodedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404 || !isCoded(request.headers)) return done();
    // RFC 9110, 15.5.16: what would be accepted
    void reply.header('accept-encoding', 'identity');
    done(new GatewayError('BAD_USER_INPUT', { reason: 'compressedBody' }));
  });
}
