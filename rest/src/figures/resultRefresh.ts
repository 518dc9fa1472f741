import { max } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../ground/database/connections/connection.js';
import { salesFigures } from '../ground/database/tables/programme/figures.js';
import { startBackgroundWork, type BackgroundWork } from '../ground/platform/work/backgroundWork.js';
import { refreshCachedResults } from './cachedResults.js';

const pollMs = 5000;

/**
 * Refreshes cached results in the background of every replica whenever sales changed or rollups were folded, on any
 * replica; both add rows to `sales_figures`. Acceptances, which are frequent and change little, are left to the next
 * request.
 */
export function startResultRefresh({
  database,
  log,
}: {
  readonly database: Database;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}): BackgroundWork {
  let latest: number | null | undefined;
  return startBackgroundWork({
    pollMs,
    drainNow: async (isStopped) => {
      const [found] = await database.select({ id: max(salesFigures.id) }).from(salesFigures);
      if (found?.id === latest) return;
      await refreshCachedResults(database, isStopped);
      latest = found?.id;
    },
    onFailure: (error) => log.warn({ err: error }, 'refreshing cached results failed'),
  });
}
