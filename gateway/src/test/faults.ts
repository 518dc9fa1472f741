import type { FastifyReply } from 'fastify';

/** Sends the head of a response that will not be sent to its end. */
function begin(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  return reply;
}

/** Closes the connection where a response should begin. */
export function cutBeforeHeaders(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}

/** Resets the connection where a response should begin. */
export function resetBeforeHeaders(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.socket?.resetAndDestroy();
  return reply;
}

/** Closes the connection in the middle of a response. */
export function cutMidBody(reply: FastifyReply): FastifyReply {
  const { raw } = begin(reply);
  raw.write('{"success":', () => raw.destroy());
  return reply;
}

/** Resets the connection in the middle of a response. */
export function resetMidBody(reply: FastifyReply): FastifyReply {
  const { raw } = begin(reply);
  raw.write('{"success":', () => raw.socket?.resetAndDestroy());
  return reply;
}

/** Never responds. */
export function hang(reply: FastifyReply): FastifyReply {
  return reply.hijack();
}

/** Begins a response and never ends it. */
export function stallMidBody(reply: FastifyReply): FastifyReply {
  begin(reply).raw.write('{');
  return reply;
}
