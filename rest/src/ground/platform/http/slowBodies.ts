import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerPace } from '@gdd/schema/callerPace';
import { hasBody } from '@gdd/schema/requestBody';
import type { App } from './routes.js';

/**
 * Closes connections whose request body arrives too slowly: a body that is not complete after the timeout, or a file of
 * which fewer than `callerPace.pieceOfFile` bytes arrived within it. A file may take any time in total. While received
 * bytes wait to be read here, the sender is not the slow side.
 *
 * @param timeoutMs milliseconds
 */
export function refuseSlowBodies(app: App, timeoutMs: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request.headers)) watch(request, reply, timeoutMs);
    done();
  });
}

function watch({ raw, routeOptions }: FastifyRequest, reply: FastifyReply, timeoutMs: number): void {
  const isFile = routeOptions.config.takes !== undefined;
  let received = raw.socket.bytesRead;
  const check = (): void => {
    if (raw.complete) return;
    const now = raw.socket.bytesRead;
    const isProgressing = raw.readableLength > 0 || now - received >= callerPace.pieceOfFile;
    if (!isFile || !isProgressing) return closeConnection(raw, reply);
    received = now;
    timer.refresh();
  };
  const timer = setTimeout(check, timeoutMs).unref();
  raw.once('close', () => clearTimeout(timer));
}

/** Sends 408 if no response has begun, as Node does for incomplete headers, and closes the connection. */
function closeConnection(raw: FastifyRequest['raw'], reply: FastifyReply): void {
  if (!reply.raw.headersSent) raw.socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
  raw.destroy(Object.assign(new Error('The body of the request did not come.'), { statusCode: 408 }));
}
