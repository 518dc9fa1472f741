import { FileExport } from '../../../shared/files/FileExport';
import {
  MembershipFileDocument,
  EntriesFileDocument,
  RequestMembershipExportDocument,
  RequestEntriesExportDocument,
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

/** All entries of the ledgers of a campaign as a file: of many dealers as a job, since there may be as many. */
export function EntriesExport({ campaign, rows }: CampaignFileProps) {
  return (
    <FileExport
      labelId="campaigns.entries.export"
      rows={rows}
      variablesFor={(format) => ({ campaignId: campaign.id, format })}
      file={EntriesFileDocument}
      ticketOf={({ entriesFile }) => entriesFile}
      job={RequestEntriesExportDocument}
    />
  );
}
