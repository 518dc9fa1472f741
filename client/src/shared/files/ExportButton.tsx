import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { longExportRows } from '@gdd/schema/exports';
import { startTransition, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ExportFormat } from '../apollo/schema.generated';
import { LazyRowMenuItems } from '../list/rows/LazyRowMenuItems';
import { useDownload, type Ticket } from './useDownload';
import { useExportJob, type RequestJob } from './useExportJob';

const formats: readonly ExportFormat[] = ['XLSX', 'CSV'];

/** Never called: without `requestJob` no file counts as long. */
const noJob: RequestJob = () => Promise.resolve();

interface ExportButtonProps {
  readonly label: string;
  /** Requests the ticket to the file in this format. */
  readonly requestTicket: (format: ExportFormat) => Promise<Ticket | null | undefined>;
  /** Rows that the file will have; undefined while they are not known. */
  readonly rows?: number | undefined;
  /** Requests a background job that makes a file of many rows; without it, every file is downloaded directly. */
  readonly requestJob?: RequestJob;
}

/** A table as a file: Excel, or CSV as Excel in Italy reads it. A short one is downloaded, a long one becomes a job. */
export function ExportButton({ label, requestTicket, rows = 0, requestJob }: ExportButtonProps) {
  const intl = useIntl();
  const { busy, download } = useDownload();
  const job = useExportJob(requestJob ?? noJob, label);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isLong = requestJob !== undefined && rows > longExportRows;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FileDownloadOutlined />}
        loading={busy || job.busy}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => startTransition(() => setAnchor(currentTarget))}
      >
        {label}
      </Button>
      {anchor !== null && (
        <Suspense>
          <LazyRowMenuItems
            anchor={anchor}
            open
            onClose={() => setAnchor(null)}
            actions={formats.map((format) => ({
              key: format,
              label: intl.formatMessage({ id: `files.export.${format}` }),
              icon: FileDownloadOutlined,
              onSelect: () => void (isLong ? job.request(format) : download(() => requestTicket(format), label)),
            }))}
          />
        </Suspense>
      )}
    </>
  );
}
