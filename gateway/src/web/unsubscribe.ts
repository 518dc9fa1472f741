import { unsubscribePath } from '@gdd/schema/notifications';
import type { FastifyInstance } from 'fastify';
import { GatewayError } from '../errors/gatewayError.js';
import { unsubscribe } from '../upstream/endpoints.generated.js';
import type { Upstream } from '../upstream/upstream.js';
import { anonymousIdentityOf } from './requests/requestIdentity.js';

/** The body with which a mail program unsubscribes by one click (RFC 8058, 3.1). */
const oneClick = /^List-Unsubscribe=One-Click$/;

interface TokenRoute {
  Params: { token: string };
  Body: string;
}

/**
 * `POST /unsubscribe/{token}`: the one-click request of a mail program, without cookies or a session. GET does not
 * unsubscribe: it opens a page of the portal, which asks for confirmation.
 */
export function serveUnsubscribe(app: FastifyInstance, upstream: Upstream): void {
  void app.register((routes, _options, done) => {
    // the body is read as text whatever its type: `isOneClick` parses it
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1000 }, (_request, body, parsed) =>
      parsed(null, body),
    );
    routes.post<TokenRoute>(`${unsubscribePath}/:token`, async (request, reply) => {
      const { body, params } = request;
      if (!isOneClick(request.headers['content-type'], body)) throw new GatewayError('BAD_USER_INPUT');
      const calls = upstream.forRequest(anonymousIdentityOf(request));
      reply.raw.once('close', () => calls.end());
      calls.startDeadline('write');
      await calls.call(unsubscribe, { path: { token: params.token } });
      return reply.header('cache-control', 'no-store').send({ data: { unsubscribed: true } });
    });
    done();
  });
}

/** The form is url-encoded or multipart. */
function isOneClick(type: string | undefined, body: unknown): boolean {
  if (typeof body !== 'string') return false;
  if (!type?.startsWith('multipart/form-data')) return oneClick.test(body.trim());
  return /name="?List-Unsubscribe"?\r?\n\r?\nOne-Click\r?\n/.test(body);
}
