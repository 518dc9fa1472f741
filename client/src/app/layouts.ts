import type { RouteEntry } from './routeEntry';

/** The layouts' chunks. */
export const layouts: Readonly<Record<RouteEntry['layout'], RouteEntry['lazy']>> = {
  shell: () => import('./shell/Shell'),
  plain: () => import('../features/errors/ErrorLayout'),
};
