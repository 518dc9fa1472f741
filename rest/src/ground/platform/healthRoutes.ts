import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ServiceContext } from './context.js';
import type { App } from './http/routes.js';

export function healthRoutes(app: App, database: ServiceContext['database'], isDraining: () => boolean): void {
  const status = z.object({ status: z.enum(['ok', 'draining', 'unavailable']) });
  const tags = ['health'];
  app.get(
    '/health',
    {
      config: { access: 'public', internal: true, isProbe: true },
      schema: {
        operationId: 'health',
        summary: 'Whether the process answers',
        description: 'Asks nobody else.',
        tags,
        response: { 200: status },
      },
    },
    () => ({ status: 'ok' as const }),
  );
  app.get(
    '/ready',
    {
      config: { access: 'public', internal: true, isProbe: true },
      schema: {
        operationId: 'ready',
        summary: 'Whether the service can do its work',
        description: '503 while the database does not answer, and once the process was asked to stop.',
        tags,
        response: { 200: status, 503: status },
      },
    },
    async (request, reply) => {
      if (isDraining()) return reply.code(503).send({ status: 'draining' });
      try {
        await database.execute(sql`select 1`);
      } catch (error) {
        request.log.warn({ err: error }, 'the database does not answer');
        return reply.code(503).send({ status: 'unavailable' });
      }
      return { status: 'ok' as const };
    },
  );
}
