import { useApolloClient } from '@apollo/client/react';
import { ExportButton } from '../../shared/files/ExportButton';
import { useTexts } from '../../shared/i18n/useTexts';
import { DealerPrizesFileDocument } from './rewards.generated';

/** The parts of a dealer's prizes by campaign as a file, whose columns add up to the sums of the page. */
export function PrizesExport({ dealerId }: { readonly dealerId: string }) {
  const { say } = useTexts('rewards');
  const client = useApolloClient();
  return (
    <ExportButton
      label={say('export')}
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
