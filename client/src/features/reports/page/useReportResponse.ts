import { useMemo } from 'react';
import type { ReportResponse, ReportResult } from './report';

/** The state of a query, as the hooks of Apollo return it. */
interface Request {
  readonly loading: boolean;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
}

/**
 * A page of a report as the list components take it: each row with an id.
 *
 * @param rowId the id of a row; a constant function, or the rows are made anew at each rendering
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
