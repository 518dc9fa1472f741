import type { PageSize } from '@gdd/schema/lists';
import { useState } from 'react';
import { isPassing, problemOf, type Problem } from '../../apollo/problem';
import { useSession } from '../../session/SessionContext';
import type { ListSort, ListState } from '../state/listCodec';

interface ListPage<Row> {
  readonly items: readonly Row[];
  readonly total: number;
}

interface PageAnswer<Row> {
  /** The answer to the present question; nothing while it is under way. */
  readonly page: ListPage<Row> | null | undefined;
  readonly loading: boolean;
  readonly error: unknown;
}

/** The visible page: the rows asked for, or those of before while the next are under way or not to be had. */
export interface VisiblePage<Row> extends ListPage<Row> {
  /** When the rows were received; milliseconds. Those that never outlast a failure do not say it. */
  readonly readAt?: number;
  readonly page: number;
  readonly pageSize: PageSize;
  readonly sort: ListSort<string>;
  readonly key: string;
}

export interface PageView<Row> {
  /** Nothing before the first answer. */
  readonly visible: VisiblePage<Row> | undefined;
  readonly loading: boolean;
  readonly problem: Problem | undefined;
}

/**
 * Keeps the rows of before while the next ones load, or cannot be had for now: no jump, no flash of 'no rows'.
 *
 * @param answer the answer for the present state
 * @param state the state that was asked for
 * @param key the list's filters and search
 */
export function useVisiblePage<Row>(
  { page, loading, error }: PageAnswer<Row>,
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
  return { visible: problem === undefined || isPassing(problem) ? settled?.visible : undefined, loading, problem };
}
