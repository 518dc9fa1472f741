import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { ExportButton } from '../../shared/files/ExportButton';
import { dealerTableInput, type DealerListState } from './dealerListCodec';
import { DealersFileDocument, RequestDealersExportDocument } from './DealersExport.generated';

/** The dealers of the list as a file, all pages of it: filtered, searched and sorted as they are shown. */
export function DealersExport({ state, rows }: { state: DealerListState; rows: number | undefined }) {
  const intl = useIntl();
  const client = useApolloClient();
  return (
    <ExportButton
      label={intl.formatMessage({ id: 'dealers.export' })}
      rows={rows}
      askForJob={(format, idempotencyKey) => {
        const { filter, sort, search } = dealerTableInput(state);
        const variables = { filter, sort, search, format, idempotencyKey };
        return client.mutate({ mutation: RequestDealersExportDocument, variables });
      }}
      ask={async (format) => {
        const { filter, sort, search } = dealerTableInput(state);
        const { data } = await client.query({
          query: DealersFileDocument,
          variables: { filter, sort, search, format },
          fetchPolicy: 'no-cache',
        });
        return data?.dealersFile;
      }}
    />
  );
}
