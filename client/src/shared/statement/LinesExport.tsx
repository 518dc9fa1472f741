import type { StatementLines } from '@gdd/schema/campaigns';
import { useIntl } from 'react-intl';
import { apiEnum } from '../apollo/enumTexts';
import { FileExport } from '../files/FileExport';
import {
  CampaignLinesFileDocument,
  RequestCampaignLinesExportDocument,
  type StatementFieldsFragment,
} from './statement.generated';

interface LinesExportProps {
  readonly statement: Pick<StatementFieldsFragment, 'campaign' | 'dealerId'>;
  readonly which: StatementLines;
}

/** The sale lines that a statement shows as a file, all pages of them: a dealer never has so many that it takes long. */
export function LinesExport({ statement: { campaign, dealerId }, which }: LinesExportProps) {
  const intl = useIntl();
  return (
    <FileExport
      label={intl.formatMessage({ id: 'statement.lines.export' })}
      rows={undefined}
      asked={(format) => ({ campaignId: campaign.id, dealerId, which: apiEnum(which), format })}
      file={CampaignLinesFileDocument}
      ticketOf={({ campaignLinesFile }) => campaignLinesFile}
      job={RequestCampaignLinesExportDocument}
    />
  );
}
