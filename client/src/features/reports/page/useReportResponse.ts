import { useMemo } from 'react';
import type { ReportResponse, ReportResult } from './report';

/** The state of a query, as Apollo's hooks return it. */
interface Request {
  readonly loading: boolean;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
}

/**
 * A page of a report with an id for each row, as lists need it.
 *
 * @param rowId the id of a row; must be a constant function, else the rows are created again at each render
 */
export function useReportResponse<Row extends object, Totals>(
  { loading, error, refetch }: Request,
  report: ReportResult<Row, Totals> | null | undefined,
  rowId: (row: Row) => string,
): ReportResponse<Row & { readonly id: string }, Totals> {
  const result = useMemo(
    () => (report ? { ...report, items: report.items.map((row) => ({ ...row, id: rowId(row) })) } : undefined),
    [report, rowId],
  );
  return { result, loading, error, refetch: () => void refetch() };
}
