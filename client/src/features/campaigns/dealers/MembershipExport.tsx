import { FileExport } from '../../../shared/files/FileExport';
import {
  MembershipFileDocument,
  EntriesFileDocument,
  RequestMembershipExportDocument,
  RequestEntriesExportDocument,
} from './membershipFiles.generated';

interface CampaignFileProps {
  readonly campaign: { readonly id: string };
  /** The number of dealers in the campaign. */
  readonly rows: number | undefined;
}

/** Exports all dealers of a campaign. */
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

/**
 * Exports all ledger entries of a campaign. Their number is not known: that of the dealers decides whether it is a
 * background job.
 */
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
