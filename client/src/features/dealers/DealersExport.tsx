import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { ExportButton } from '../../shared/files/ExportButton';
import { dealerTableInput, type DealerListState } from './dealerListCodec';
import { DealersFileDocument } from './DealersExport.generated';

/** The dealers of the list as a file, all pages of it: filtered, searched and sorted as they are shown. */
export function DealersExport({ state }: { state: DealerListState }) {
  const intl = useIntl();
  const client = useApolloClient();
  return (
    <ExportButton
      label={intl.formatMessage({ id: 'dealers.export' })}
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
