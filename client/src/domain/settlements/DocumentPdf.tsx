import { useApolloClient } from '@apollo/client/react';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDownload } from '../../shared/files/useDownload';
import { SettlementDocumentFileDocument } from './documents.generated';

interface DocumentPdfProps {
  readonly document: { readonly id: string; readonly number: string };
  /** For several on a page: the accessible name then includes the document's number. */
  readonly small?: boolean;
}

/** The button that downloads a document of a settlement as a PDF. */
export function DocumentPdf({ document: { id, number }, small = false }: DocumentPdfProps) {
  const intl = useIntl();
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
      {...(small && { 'aria-label': intl.formatMessage({ id: 'document.pdfOf' }, { number }) })}
    >
      <FormattedMessage id="document.pdf" />
    </Button>
  );
}
