import { useApolloClient } from '@apollo/client/react';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import { useDownload } from '../../shared/files/useDownload';
import { useTexts } from '../../shared/i18n/useTexts';
import { CampaignStatementFileDocument, type StatementFieldsFragment } from './statement.generated';

/** The button that downloads a statement as a PDF, with all of its lines. */
export function StatementPdf({ statement }: { readonly statement: StatementFieldsFragment }) {
  const { say } = useTexts('statement');
  const client = useApolloClient();
  const { busy, download } = useDownload();
  const { campaign, dealerId, knownOn } = statement;
  const request = async () => {
    const { data } = await client.query({
      query: CampaignStatementFileDocument,
      variables: { campaignId: campaign.id, dealerId, ...(knownOn !== null && { knownOn }) },
      fetchPolicy: 'no-cache',
    });
    return data?.campaignStatementFile;
  };
  return (
    <Button
      variant="outlined"
      startIcon={<PictureAsPdfOutlined />}
      loading={busy}
      onClick={() => void download(request, say('pdf'))}
    >
      {say('pdf')}
    </Button>
  );
}
