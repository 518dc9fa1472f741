import { FileExport } from '../../../shared/files/FileExport';
import { CampaignsFileDocument, RequestCampaignListExportDocument } from './campaignsFile.generated';
import { campaignTableInput, type CampaignListState } from './campaignList';

interface CampaignsExportProps {
  readonly state: CampaignListState;
  readonly currentYear: number;
  readonly rows: number | undefined;
}

/** Exports the campaigns of the list, all pages, with its filter, search and order. */
export function CampaignsExport({ state, currentYear, rows }: CampaignsExportProps) {
  const { filter, sort, search } = campaignTableInput(state, currentYear);
  return (
    <FileExport
      labelId="campaigns.list.export"
      rows={rows}
      variablesFor={(format) => ({ input: { filter, sort, search, format } })}
      file={CampaignsFileDocument}
      ticketOf={({ campaignsFile }) => campaignsFile}
      job={RequestCampaignListExportDocument}
    />
  );
}
