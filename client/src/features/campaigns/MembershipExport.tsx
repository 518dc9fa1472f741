import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { ExportButton } from '../../shared/files/ExportButton';
import { MembershipFileDocument } from './campaignFiles.generated';

/** All dealers of a campaign as a file. */
export function MembershipExport({ campaign }: { campaign: { readonly id: string } }) {
  const intl = useIntl();
  const client = useApolloClient();
  return (
    <ExportButton
      label={intl.formatMessage({ id: 'campaigns.export' })}
      ask={async (format) => {
        const { data } = await client.query({
          query: MembershipFileDocument,
          variables: { campaignId: campaign.id, format },
          fetchPolicy: 'no-cache',
        });
        return data?.membershipFile;
      }}
    />
  );
}
