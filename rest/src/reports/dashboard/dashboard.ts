/** The dashboard: for each caller the few numbers that it opens the portal for (docs/domain/reports.md). */
import { dashboardWidgetKeys } from '@gdd/schema/dashboard';
import type { ErrorCode } from '@gdd/schema/errors';
import { roles } from '@gdd/schema/permissions';
import type { FastifyBaseLogger } from 'fastify';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { Refusal } from '../../ground/platform/http/errors.js';
import { isDatabaseDown } from '../../ground/database/connections/failures.js';
import type { DashboardWidget } from './dashboardSchemas.js';
import { firstOfWorkLists } from './networkWidgets.js';
import { widgetRules } from './dashboardWidgets.js';
import type { DashboardRequest } from './widgetItems.js';
import { cachedUnderWay, underWayOn, workListsOf } from '../../programme/underWay/underWay.js';

/**
 * The caller's dashboard: the widgets whose data it may read. A widget that fails has the code of its error and does
 * not affect the others.
 */
export async function dashboardOf(
  { database, programmeDay }: Pick<ServiceContext, 'database' | 'programmeDay'>,
  caller: SignedIn,
  log: Pick<FastifyBaseLogger, 'error'>,
) {
  const today = programmeDay();
  const underWay = once(() => underWayOn(database, today));
  const workLists = once(async () => {
    const campaigns = await underWay();
    return cachedUnderWay(database, caller.member, campaigns, today, 'workLists', async () =>
      firstOfWorkLists(await workListsOf(database, caller.member, campaigns)),
    );
  });
  const request: DashboardRequest = { database, caller, today, underWay, workLists };
  const can = (...anyOf: readonly string[]) => caller.permissions.some((permission) => anyOf.includes(permission));
  const keys = dashboardWidgetKeys.filter((key) => widgetRules[key].isFor(can));
  const widgets = await Promise.all(
    keys.map(async (key): Promise<DashboardWidget> => {
      try {
        return { ...emptyWidget, key, ...(await widgetRules[key].make(request)) };
      } catch (error) {
        log.error({ err: error, widget: key }, 'a widget of the dashboard failed');
        return { ...emptyWidget, key, error: codeOf(error) };
      }
    }),
  );
  return { role: roleOf(caller), today, widgets };
}

const emptyWidget = {
  value: null,
  comparison: null,
  part: null,
  whole: null,
  euroAtStake: null,
  forecast: null,
  rowsFilter: null,
  items: [],
  error: null,
};

/** Runs `read` on the first call; later calls get the same promise. */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let request: Promise<T> | undefined;
  return () => (request ??= read());
}

function codeOf(error: unknown): ErrorCode {
  if (error instanceof Refusal) return error.code;
  return isDatabaseDown(error) ? 'UPSTREAM_UNAVAILABLE' : 'INTERNAL_SERVER_ERROR';
}

/** The last role of a user is the one that counts. */
function roleOf({ roles: userRoles }: SignedIn) {
  const role = roles.find((known) => known === userRoles.at(-1));
  if (role === undefined) throw new Refusal('FORBIDDEN');
  return role;
}
