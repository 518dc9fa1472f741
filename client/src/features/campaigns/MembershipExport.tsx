import { useApolloClient } from '@apollo/client/react';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ExportFormat } from '../../shared/apollo/schema.generated';
import { useDownload } from '../../shared/files/useDownload';
import { RowMenuItems } from '../../shared/list/RowMenuItems';
import { MembershipFileDocument } from './campaignFiles.generated';

const formats: readonly ExportFormat[] = ['XLSX', 'CSV'];

/** All dealers of a campaign as a file: Excel, or CSV as Excel in Italy reads it. */
export function MembershipExport({ campaign }: { campaign: { readonly id: string; readonly title: string } }) {
  const intl = useIntl();
  const client = useApolloClient();
  const { busy, download } = useDownload();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const fetchFile = (format: ExportFormat) =>
    void download(
      async () => {
        const { data } = await client.query({
          query: MembershipFileDocument,
          variables: { campaignId: campaign.id, format },
          fetchPolicy: 'no-cache',
        });
        return data?.membershipFile;
      },
      intl.formatMessage({ id: 'campaigns.export' }),
    );
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FileDownloadOutlined />}
        loading={busy}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <FormattedMessage id="campaigns.export" />
      </Button>
      {anchor !== null && (
        <RowMenuItems
          anchor={anchor}
          open
          onClose={() => setAnchor(null)}
          actions={formats.map((format) => ({
            key: format,
            label: intl.formatMessage({ id: `campaigns.export.${format}` }),
            icon: FileDownloadOutlined,
            onSelect: () => fetchFile(format),
          }))}
        />
      )}
    </>
  );
}
