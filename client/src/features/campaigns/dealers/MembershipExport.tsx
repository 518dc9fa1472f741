import { FileExport } from '../../../shared/files/FileExport';
import {
  MembershipFileDocument,
  RedemptionsFileDocument,
  RequestMembershipExportDocument,
  RequestRedemptionsExportDocument,
} from './membershipFiles.generated';

interface CampaignFileProps {
  readonly campaign: { readonly id: string };
  /** Dealers in the campaign. */
  readonly rows: number | undefined;
}

/** All dealers of a campaign as a file. */
export function MembershipExport({ campaign, rows }: CampaignFileProps) {
  return (
    <FileExport
      labelId="campaigns.export"
      rows={rows}
      variablesFor={(format) => ({ campaignId: campaign.id, format })}
      file={MembershipFileDocument}
      ticketOf={({ membershipFile }) => membershipFile}
      job={RequestMembershipExportDocument}
    />
  );
}

/** All redemptions of a campaign as a file: of many dealers as a job, since there may be as many. */
export function RedemptionsExport({ campaign, rows }: CampaignFileProps) {
  return (
    <FileExport
      labelId="campaigns.redemptions.export"
      rows={rows}
      variablesFor={(format) => ({ campaignId: campaign.id, format })}
      file={RedemptionsFileDocument}
      ticketOf={({ redemptionsFile }) => redemptionsFile}
      job={RequestRedemptionsExportDocument}
    />
  );
}
