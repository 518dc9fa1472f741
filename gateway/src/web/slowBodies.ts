import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerPace } from '@gdd/schema/callerPace';
import { hasBody } from '@gdd/schema/requestBody';

/**
 * Closes connections whose request body arrives too slowly: a body that is not complete within the patience, and a file
 * of which fewer than `callerPace.pieceOfFile` bytes arrived in that time. A file has no limit on its total time. Bytes
 * that wait to be read count as progress: then this side is slow, not the sender.
 *
 * @param patience milliseconds
 */
export function refuseSlowBodies(app: FastifyInstance, patience: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request.headers)) watch(request, reply, patience);
    done();
  });
}

function watch({ raw, routeOptions }: FastifyRequest, reply: FastifyReply, patience: number): void {
  const isFile = routeOptions.config.isTransfer === true;
  let received = raw.socket.bytesRead;
  const checkProgress = (): void => {
    if (raw.complete) return;
    const now = raw.socket.bytesRead;
    const hasProgress = raw.readableLength > 0 || now - received >= callerPace.pieceOfFile;
    if (!isFile || !hasProgress) return cut(raw, reply);
    received = now;
    timer.refresh();
  };
  const timer = setTimeout(checkProgress, patience).unref();
  raw.once('close', () => clearTimeout(timer));
}

/** Closes the connection, with status 408 if no response has begun, as Node does for a slow request head. */
function cut(raw: FastifyRequest['raw'], reply: FastifyReply): void {
  if (!reply.raw.headersSent) raw.socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
  raw.destroy(Object.assign(new Error('The body of the request did not come.'), { statusCode: 408 }));
}
