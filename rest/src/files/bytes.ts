import type { FastifyRequest } from 'fastify';
import type { App } from '../platform/http/routes.js';

/** How long the rest of an upload is still taken whose response is known, so that its sender comes to read it. */
const lingeringMs = 5_000;

/** In this part of the application the bodies of requests are streams; their types are in no parser's hands. */
export function takeBodiesAsStreams(app: App): void {
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.addHook('onResponse', (request, _reply, done) => {
    discardRest(request);
    done();
  });
}

function discardRest({ raw }: FastifyRequest): void {
  if (raw.readableEnded || raw.destroyed) return;
  raw.unpipe();
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), lingeringMs).unref();
  raw.once('close', () => clearTimeout(timer));
}
