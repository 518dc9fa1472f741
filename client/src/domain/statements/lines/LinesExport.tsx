import type { StatementLines } from '@gdd/schema/campaigns';
import { apiEnum } from '../../../shared/apollo/enumTexts';
import { FileExport } from '../../../shared/files/FileExport';
import {
  CampaignLinesFileDocument,
  RequestCampaignLinesExportDocument,
  type StatementFieldsFragment,
} from '../statement.generated';

interface LinesExportProps {
  readonly statement: Pick<StatementFieldsFragment, 'campaign' | 'dealerId'>;
  readonly which: StatementLines;
}

/**
 * The sale lines that a statement shows as a file, all pages of them: a dealer never has so many that it takes long.
 */
export function LinesExport({ statement: { campaign, dealerId }, which }: LinesExportProps) {
  return (
    <FileExport
      labelId="statement.lines.export"
      rows={undefined}
      variablesFor={(format) => ({ campaignId: campaign.id, dealerId, which: apiEnum(which), format })}
      file={CampaignLinesFileDocument}
      ticketOf={({ campaignLinesFile }) => campaignLinesFile}
      job={RequestCampaignLinesExportDocument}
    />
  );
}
