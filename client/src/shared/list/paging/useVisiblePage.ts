import type { PageSize } from '@gdd/schema/lists';
import { useState } from 'react';
import { isTemporary, problemOf, type Problem } from '../../apollo/problem';
import { useSession } from '../../session/SessionContext';
import type { ListSort, ListState } from '../state/listCodec';

export interface ListPage<Row> {
  readonly items: readonly Row[];
  readonly total: number;
}

interface PageResponse<Row> {
  /** The response for the current state; null or undefined while it is loading. */
  readonly page: ListPage<Row> | null | undefined;
  readonly loading: boolean;
  readonly error: unknown;
}

/** The visible page: the requested rows, or the previous ones while those are loading or unavailable. */
export interface VisiblePage<Row> extends ListPage<Row> {
  /** When the rows were received; milliseconds since 1970. Undefined for rows that are not shown after a failure. */
  readonly readAt?: number;
  readonly page: number;
  readonly pageSize: PageSize;
  readonly sort: ListSort<string>;
  readonly key: string;
}

export interface PageView<Row> {
  /** Undefined before the first response, and after a problem that is not temporary. */
  readonly visible: VisiblePage<Row> | undefined;
  readonly loading: boolean;
  readonly problem: Problem | undefined;
}

/**
 * Keeps the previous rows while the next ones are loading or temporarily unavailable, so that the page neither jumps
 * nor shows 'no rows'.
 *
 * @param response the response for the current state
 * @param state the requested state
 * @param key the list's filters and search
 */
export function useVisiblePage<Row>(
  { page, loading, error }: PageResponse<Row>,
  state: ListState<unknown, string>,
  key: string,
): PageView<Row> {
  const { now } = useSession();
  const [settled, setSettled] = useState<{ readonly from: ListPage<Row>; readonly visible: VisiblePage<Row> }>();
  if (page && page !== settled?.from) {
    const { items, total } = page;
    setSettled({
      from: page,
      visible: { items, total, readAt: now(), page: state.page, pageSize: state.pageSize, sort: state.sort, key },
    });
  }
  const problem = loading ? undefined : problemOf(error);
  return { visible: problem === undefined || isTemporary(problem) ? settled?.visible : undefined, loading, problem };
}
