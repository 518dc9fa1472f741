import { useEffect } from 'react';
import type { PageView } from './useVisiblePage';

interface PageControls {
  readonly state: { readonly page: number };
  readonly setPage: (page: number, options?: { readonly replace: boolean }) => void;
}

/** Steps back to the last page where the address names one beyond it, such as after rows were deleted; true meanwhile. */
export function useStepBack(
  { visible, loading }: Pick<PageView<unknown>, 'visible' | 'loading'>,
  { state, setPage }: PageControls,
): boolean {
  const lastPage = visible && visible.total > 0 ? Math.ceil(visible.total / visible.pageSize) : 1;
  const isBeyond = !loading && visible !== undefined && visible.page === state.page && state.page > lastPage;
  useEffect(() => {
    if (isBeyond) setPage(lastPage, { replace: true });
  }, [isBeyond, lastPage, setPage]);
  return isBeyond;
}
