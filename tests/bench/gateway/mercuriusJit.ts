/** Mercurius with its compiler on, over undici. */
import Fastify from 'fastify';
import mercurius from 'mercurius';
import { rivalSchema } from './page.js';
import { resolversOver } from './rival.js';

const app = Fastify();
await app.register(mercurius, {
  schema: rivalSchema,
  resolvers: resolversOver(process.argv[2] ?? '') as never,
  jit: 1,
  context: (request) => ({ token: request.headers.authorization ?? '' }),
});
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
