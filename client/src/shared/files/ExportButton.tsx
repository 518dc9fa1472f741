import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ExportFormat } from '../apollo/schema.generated';
import { RowMenuItems } from '../list/RowMenuItems';
import { useDownload, type Ticket } from './useDownload';

const formats: readonly ExportFormat[] = ['XLSX', 'CSV'];

interface ExportButtonProps {
  readonly label: string;
  /** Asks the API for the ticket to the file in this format. */
  readonly ask: (format: ExportFormat) => Promise<Ticket | null | undefined>;
}

/** A table as a file: Excel, or CSV as Excel in Italy reads it. */
export function ExportButton({ label, ask }: ExportButtonProps) {
  const intl = useIntl();
  const { busy, download } = useDownload();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
        {label}
      </Button>
      {anchor !== null && (
        <RowMenuItems
          anchor={anchor}
          open
          onClose={() => setAnchor(null)}
          actions={formats.map((format) => ({
            key: format,
            label: intl.formatMessage({ id: `files.export.${format}` }),
            icon: FileDownloadOutlined,
            onSelect: () => void download(() => ask(format), label),
          }))}
        />
      )}
    </>
  );
}
