import { isCoded } from '@gdd/schema/requestBody';
import { Refusal } from './errors.js';
import type { App } from './routes.js';

/**
 * Refuses requests with a compressed body, which would be read as it came: with 415, after the checks of access. What
 * clients send compressed could become any size here.
 */
export function refuseCodedBodies(app: App): void {
  app.addHook('preParsing', (request, reply, _body, done) => {
    if (request.is404 || !isCoded(request.headers)) return done();
    // RFC 9110, 15.5.16: what would be accepted
    reply.header('accept-encoding', 'identity');
    done(new Refusal('BAD_USER_INPUT', { reason: 'compressedBody' }));
  });
}
