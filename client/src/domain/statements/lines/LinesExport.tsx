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
 * Exports the sale lines of a statement, all pages of them. A dealer's lines are always few: their number is not
 * needed.
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
