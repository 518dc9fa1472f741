import { errorStatus, type ErrorCode } from '@gdd/schema/errors';
import type { Problem } from '../../shared/apollo/problem';

/** The problem of a widget alone; undefined where there is none. A code of a newer version is a failure all the same. */
export function widgetProblem(error: string | null): Problem | undefined {
  if (error === null) return undefined;
  return { code: Object.hasOwn(errorStatus, error) ? (error as ErrorCode) : 'INTERNAL_SERVER_ERROR' };
}
