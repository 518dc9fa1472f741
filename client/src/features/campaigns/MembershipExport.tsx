import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { ExportButton } from '../../shared/files/ExportButton';
import { MembershipFileDocument, RequestMembershipExportDocument } from './campaignFiles.generated';

/** All dealers of a campaign as a file. */
export function MembershipExport({ campaign, rows }: { campaign: { readonly id: string }; rows: number | undefined }) {
  const intl = useIntl();
  const client = useApolloClient();
  return (
    <ExportButton
      label={intl.formatMessage({ id: 'campaigns.export' })}
      rows={rows}
      askForJob={(format, idempotencyKey) =>
        client.mutate({
          mutation: RequestMembershipExportDocument,
          variables: { campaignId: campaign.id, format, idempotencyKey },
        })
      }
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
