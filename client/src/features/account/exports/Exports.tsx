import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useAction } from '../../../shared/actions/useAction';
import { forgetEntity } from '../../../shared/apollo/forgetEntity';
import { problemOf } from '../../../shared/apollo/problem';
import { usePolling } from '../../../shared/apollo/usePolling';
import { useLivePace, useLiveQuery } from '../../../shared/live/liveHooks';
import { useDownload } from '../../../shared/files/useDownload';
import { useFileSize } from '../../../shared/files/useFileSize';
import { useTexts } from '../../../shared/i18n/useTexts';
import { ErrorState } from '../../../shared/states/ErrorState';
import { SkeletonRows } from '../../../shared/states/Skeletons';
import { PlainTable, type TableColumn } from '../../../shared/table/PlainTable';
import {
  ExportFileDocument,
  ExportSchemaFileDocument,
  ExportsDocument,
  useDeleteExportMutation,
  useExportsQuery,
  type ExportRowFragment,
} from './exports.generated';

const pollMs = 2000;

const isUnderWay = ({ status }: ExportRowFragment) => status === 'QUEUED' || status === 'RUNNING';

/** The exports that run in the background: their progress, their expiry, and their download. */
export function Exports() {
  const { say } = useTexts('account');
  const { data, loading, error, refetch, startPolling, stopPolling } = useExportsQuery({
    fetchPolicy: 'cache-and-network',
  });
  usePolling(data?.exports?.some(isUnderWay) ?? false, useLivePace(pollMs), { startPolling, stopPolling });
  useLiveQuery('EXPORT', ExportsDocument, {});
  const columns = useColumns();
  // loaded exports stay visible when a later request fails
  const problem = loading || data?.exports ? undefined : problemOf(error);
  if (problem !== undefined) return <ErrorState problem={problem} onRetry={() => void refetch()} />;
  if (!data?.exports) return <SkeletonRows count={1} height={40} />;
  return (
    <Stack spacing={2}>
      <Typography sx={{ maxWidth: 720 }}>{say('exports.text')}</Typography>
      <PlainTable
        caption={say('exports')}
        captionHidden
        columns={columns}
        rows={data.exports}
        rowKey={({ id }) => id}
        empty={say('exports.none')}
      />
    </Stack>
  );
}

function useColumns(): readonly TableColumn<ExportRowFragment>[] {
  const { say, format } = useTexts('account.exports');
  return [
    {
      key: 'file',
      label: say('file'),
      cell: (row) => (
        <>
          {row.filename}
          <Detail>{say('asked', { date: format.dateTime(row.createdAt) })}</Detail>
        </>
      ),
    },
    { key: 'state', label: say('state'), cell: (row) => <State row={row} /> },
    { key: 'expiresAt', label: say('expiresAt'), cell: ({ expiresAt }) => format.dateTime(expiresAt) },
    { key: 'action', label: say('action'), align: 'end', cell: (row) => <Actions row={row} /> },
  ];
}

/** The state of an export; with rows and size once its file exists. */
function State({ row }: { row: ExportRowFragment }) {
  const { say, format } = useTexts('account.exports');
  const sizeText = useFileSize();
  const { status, progress, rows, size, failure } = row;
  const text = say(`status.${status}`);
  if (status === 'RUNNING') {
    const isKnown = progress.total > 0;
    const values = { done: format.number(progress.done), total: format.number(progress.total) };
    return (
      <Box sx={{ minWidth: 140 }}>
        <LinearProgress
          aria-label={text}
          {...(isKnown ? { variant: 'determinate', value: Math.min(100, (100 * progress.done) / progress.total) } : {})}
        />
        <Detail>
          <FormattedMessage id={isKnown ? 'account.exports.rowsOf' : 'account.exports.rowsDone'} values={values} />
        </Detail>
      </Box>
    );
  }
  return (
    <>
      {text}
      {failure !== null && <Detail>{say(`failure.${failure}`)}</Detail>}
      {rows !== null && size !== null && (
        <Detail>{say('rows', { rows, number: format.number(rows), size: sizeText(size) })}</Detail>
      )}
    </>
  );
}

function Actions({ row }: { row: ExportRowFragment }) {
  const { say } = useTexts('account.exports');
  const client = useApolloClient();
  const { busy, download } = useDownload();
  const schema = useDownload();
  const { run, busy: deleting } = useAction();
  const [deleteExport] = useDeleteExportMutation();
  const isReady = row.status === 'DONE';
  const removal = isUnderWay(row) ? 'cancel' : 'delete';
  const name = { name: row.filename };

  const remove = () =>
    run(() => deleteExport({ variables: { id: row.id }, update: (cache) => forgetEntity(cache, 'Export', row.id) }), {
      done: say(`${removal}.done`),
      name: row.filename,
    });
  const fetchFile = () =>
    download(async () => {
      const variables = { id: row.id };
      const { data } = await client.query({ query: ExportFileDocument, variables, fetchPolicy: 'no-cache' });
      return data?.exportFile;
    }, row.filename);

  const fetchSchema = () =>
    schema.download(async () => {
      const variables = { id: row.id };
      const { data } = await client.query({ query: ExportSchemaFileDocument, variables, fetchPolicy: 'no-cache' });
      return data?.exportSchemaFile;
    }, row.filename);

  return (
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end', flexWrap: 'wrap' }}>
      {isReady && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<FileDownloadOutlined />}
          loading={busy}
          aria-label={say('download.one', name)}
          onClick={() => void fetchFile()}
        >
          {say('download')}
        </Button>
      )}
      {isReady && row.type === 'DOCUMENT' && (
        <Button
          size="small"
          loading={schema.busy}
          aria-label={say('schema.one', name)}
          onClick={() => void fetchSchema()}
        >
          {say('schema')}
        </Button>
      )}
      <Button size="small" loading={deleting} aria-label={say(`${removal}.one`, name)} onClick={remove}>
        {say(removal)}
      </Button>
    </Stack>
  );
}

function Detail({ children }: { children: React.ReactNode }) {
  return (
    <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}
