import type { FastifyRequest } from 'fastify';
import type { App } from '../platform/http/routes.js';

/** How long the rest of an upload is still read after its response, so that the sender gets to read the response. */
const lingeringMs = 5_000;

/** Passes request bodies of any content type to the routes as streams, without parsing. */
export function takeBodiesAsStreams(app: App): void {
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.addHook('onResponse', (request, _reply, done) => {
    discardRest(request);
    done();
  });
}

/** Reads and discards the rest of a body, then closes the connection after `lingeringMs`. */
function discardRest({ raw }: FastifyRequest): void {
  if (raw.readableEnded || raw.destroyed) return;
  raw.unpipe();
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), lingeringMs).unref();
  raw.once('close', () => clearTimeout(timer));
}
