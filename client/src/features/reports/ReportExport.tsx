import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { CampaignsReportFilter } from '../../shared/apollo/schema.generated';
import { ExportButton } from '../../shared/files/ExportButton';
import { orderInput } from '../../shared/list/pageInput';
import type { ReportFileDocument } from './report';
import type { ReportListState } from './reportFilter';

interface ReportExportProps {
  readonly document: ReportFileDocument;
  readonly state: ReportListState;
  readonly filter: CampaignsReportFilter;
  /** The fields of the columns that are shown, in their order. */
  readonly columns: readonly string[];
}

/** All rows of the report as a file, with the filters, the order and the columns that are shown. */
export function ReportExport({ document, state, filter, columns }: ReportExportProps) {
  const intl = useIntl();
  const client = useApolloClient();
  const { pathname, search: query } = useLocation();
  return (
    <ExportButton
      label={intl.formatMessage({ id: 'reports.export' })}
      ask={async (format) => {
        const { data } = await client.query({
          query: document,
          variables: { input: { ...orderInput(state), filter, columns: [...columns], format, page: pathname + query } },
          fetchPolicy: 'no-cache',
        });
        return data?.file;
      }}
    />
  );
}
