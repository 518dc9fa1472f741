import { useMemo } from 'react';
import type { ReportResponse, ReportResult } from './report';

/** The state of a request, as a query's hook has it. */
interface Request {
  readonly loading: boolean;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
}

/**
 * A page of a report as lists take it: each row with an id.
 *
 * @param rowId one constant function for each report
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
