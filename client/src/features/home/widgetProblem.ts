import { errorStatus, type ErrorCode } from '@gdd/schema/errors';
import type { Problem } from '../../shared/apollo/problem';

/**
 * The problem of a single widget; undefined if there is none. An error code that this version does not know is an
 * internal error.
 */
export function widgetProblem(error: string | null): Problem | undefined {
  if (error === null) return undefined;
  return { code: Object.hasOwn(errorStatus, error) ? (error as ErrorCode) : 'INTERNAL_SERVER_ERROR' };
}
