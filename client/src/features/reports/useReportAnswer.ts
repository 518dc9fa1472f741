import { useMemo } from 'react';
import type { ReportAnswer, ReportResult } from './report';

/** What a query's hook tells of its request. */
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
export function useReportAnswer<Row extends object, Totals>(
  { loading, error, refetch }: Request,
  report: ReportResult<Row, Totals> | null | undefined,
  rowId: (row: Row) => string,
): ReportAnswer<Row & { readonly id: string }, Totals> {
  const result = useMemo(
    () => (report ? { ...report, items: report.items.map((row) => ({ ...row, id: rowId(row) })) } : undefined),
    [report, rowId],
  );
  return { result, loading, error, refetch: () => void refetch() };
}
