import { useApolloClient } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import type { CampaignsReportFilter, ExportFormat } from '../../../shared/apollo/schema.generated';
import { ExportButton } from '../../../shared/files/ExportButton';
import { useTexts } from '../../../shared/i18n/useTexts';
import { orderInput } from '../../../shared/list/state/pageInput';
import type { ReportDefinition } from './report';
import type { ReportListState } from './reportFilter';

interface ReportExportProps {
  readonly report: Pick<ReportDefinition<never, never, never>, 'fileDocument' | 'exportDocument'>;
  /** The number of rows; undefined while it is not known. */
  readonly rows: number | undefined;
  readonly state: ReportListState;
  readonly filter: CampaignsReportFilter;
  /** The fields of the visible columns, in their order. */
  readonly columns: readonly string[];
}

/** Exports all rows of the report, with its filters, order and visible columns. */
export function ReportExport({ report, rows, state, filter, columns }: ReportExportProps) {
  const { say } = useTexts('reports');
  const client = useApolloClient();
  const { pathname, search: query } = useLocation();
  const input = (format: ExportFormat) => ({
    ...orderInput(state),
    filter,
    columns: [...columns],
    format,
    page: pathname + query,
  });
  return (
    <ExportButton
      label={say('export')}
      rows={rows}
      requestJob={(format, idempotencyKey) =>
        client.mutate({ mutation: report.exportDocument, variables: { input: input(format), idempotencyKey } })
      }
      requestTicket={async (format) => {
        const { data } = await client.query({
          query: report.fileDocument,
          variables: { input: input(format) },
          fetchPolicy: 'no-cache',
        });
        return data?.file;
      }}
    />
  );
}
