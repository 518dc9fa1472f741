import { useApolloClient } from '@apollo/client/react';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useDownload } from '../../shared/files/useDownload';
import { useTexts } from '../../shared/i18n/useTexts';
import { SettlementDocumentFileDocument } from './documents.generated';

interface DocumentPdfProps {
  readonly document: { readonly id: string; readonly number: string };
  /** For several on a page: the accessible name then includes the document's number. */
  readonly small?: boolean;
}

/** The button that downloads a document of a settlement as a PDF. */
export function DocumentPdf({ document: { id, number }, small = false }: DocumentPdfProps) {
  const { say } = useTexts('document');
  const client = useApolloClient();
  const { busy, download } = useDownload();
  const request = async () => {
    const { data } = await client.query({
      query: SettlementDocumentFileDocument,
      variables: { id },
      fetchPolicy: 'no-cache',
    });
    return data?.settlementDocumentFile;
  };
  return (
    <Button
      variant="outlined"
      size={small ? 'small' : 'medium'}
      startIcon={<FileDownloadOutlined />}
      loading={busy}
      onClick={() => void download(request, number)}
      {...(small && { 'aria-label': say('pdfOf', { number }) })}
    >
      {say('pdf')}
    </Button>
  );
}
