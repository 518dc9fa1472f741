/** The pass-through in Fastify, the web server of the gateway and of Mercurius. */
import Fastify from 'fastify';
import { Pool } from 'undici';

const pool = new Pool(process.argv[2] ?? '', { connections: 64, pipelining: 1 });
const app = Fastify();
app.post('/graphql', async (request, reply) => {
  const { statusCode, body } = await pool.request({
    method: 'POST',
    path: '/api/dealers/table',
    headers: { 'content-type': 'application/json', authorization: request.headers.authorization ?? '' },
    body: JSON.stringify(request.body),
  });
  return reply
    .code(statusCode)
    .type('application/json; charset=utf-8')
    .send(await body.text());
});
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
