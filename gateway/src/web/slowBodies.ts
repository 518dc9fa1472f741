import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerPace } from '@gdd/schema/callerPace';

/**
 * Ends connections that stay open for a body that hardly comes: one that has not arrived as a whole when the
 * patience is over, and a file that brought less than a piece in that time. A file may take any time as long as it
 * moves; while it waits for this side to read on, it is not its sender who is slow.
 *
 * @param patience milliseconds
 */
export function refuseSlowBodies(app: FastifyInstance, patience: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) watch(request, reply, patience);
    done();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

function watch({ raw, routeOptions }: FastifyRequest, reply: FastifyReply, patience: number): void {
  const isFile = routeOptions.config.isTransfer === true;
  let received = raw.socket.bytesRead;
  const look = (): void => {
    if (raw.complete) return;
    const now = raw.socket.bytesRead;
    const moves = raw.readableLength > 0 || now - received >= callerPace.pieceOfFile;
    if (!isFile || !moves) return cut(raw, reply);
    received = now;
    timer.refresh();
  };
  const timer = setTimeout(look, patience).unref();
  raw.once('close', () => clearTimeout(timer));
}

/** Answers with the reason where no response has begun, as Node does of a head that does not come, and closes the connection. */
function cut(raw: FastifyRequest['raw'], reply: FastifyReply): void {
  if (!reply.raw.headersSent) raw.socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
  raw.destroy(Object.assign(new Error('The body of the request did not come.'), { statusCode: 408 }));
}
