import { useIntl } from 'react-intl';
import { FileExport } from '../../shared/files/FileExport';
import {
  MembershipFileDocument,
  RedemptionsFileDocument,
  RequestMembershipExportDocument,
  RequestRedemptionsExportDocument,
} from './campaignFiles.generated';

interface CampaignFileProps {
  readonly campaign: { readonly id: string };
  /** Dealers in the campaign. */
  readonly rows: number | undefined;
}

/** All dealers of a campaign as a file. */
export function MembershipExport({ campaign, rows }: CampaignFileProps) {
  const intl = useIntl();
  return (
    <FileExport
      label={intl.formatMessage({ id: 'campaigns.export' })}
      rows={rows}
      asked={(format) => ({ campaignId: campaign.id, format })}
      file={MembershipFileDocument}
      ticketOf={({ membershipFile }) => membershipFile}
      job={RequestMembershipExportDocument}
    />
  );
}

/** All redemptions of a campaign as a file: of many dealers as a job, since there may be as many. */
export function RedemptionsExport({ campaign, rows }: CampaignFileProps) {
  const intl = useIntl();
  return (
    <FileExport
      label={intl.formatMessage({ id: 'campaigns.redemptions.export' })}
      rows={rows}
      asked={(format) => ({ campaignId: campaign.id, format })}
      file={RedemptionsFileDocument}
      ticketOf={({ redemptionsFile }) => redemptionsFile}
      job={RequestRedemptionsExportDocument}
    />
  );
}
