import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { ExportButton } from '../../shared/files/ExportButton';
import { DealerPrizesFileDocument } from './rewards.generated';

/** The parts of a dealer's prizes by campaign as a file, whose columns add up to the sums of the page. */
export function PrizesExport({ dealerId }: { readonly dealerId: string }) {
  const intl = useIntl();
  const client = useApolloClient();
  return (
    <ExportButton
      label={intl.formatMessage({ id: 'rewards.export' })}
      requestTicket={async (format) => {
        const { data } = await client.query({
          query: DealerPrizesFileDocument,
          variables: { dealerId, format },
          fetchPolicy: 'no-cache',
        });
        return data?.dealerPrizesFile;
      }}
    />
  );
}
