import { useApolloClient } from '@apollo/client/react';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDownload } from '../../../shared/files/useDownload';
import { useTexts } from '../../../shared/i18n/useTexts';
import { listCodec } from '../../../shared/list/state/listCodec';
import { ListPager } from '../../../shared/list/paging/ListPager';
import { useListState } from '../../../shared/list/state/useListState';
import { Surface } from '../../../shared/page/Surface';
import { PlainTable } from '../../../shared/table/PlainTable';
import { ImportErrorGroups } from './ImportErrorGroups';
import { ImportErrorsFileDocument, type ImportRecordFragment } from '../imports.generated';
import { useReasonText } from './useReasonText';

/** The address parameters of the wrong rows, in the order of the file. */
const errorsCodec = listCodec<Record<never, never>, 'row'>({
  filter: {},
  sortColumns: ['row'],
  defaultSort: { column: 'row', direction: 'asc' },
});

/** The errors of a file by row, as a spreadsheet numbers them, and the button that downloads the rows to correct. */
export function ImportErrors({ record }: { record: ImportRecordFragment }) {
  const { intl, say, format } = useTexts('imports.errors');
  const { state, setPage, setPageSize } = useListState(errorsCodec);
  const reasons = useReasonText();
  const { errors, errorCount, groups } = record;
  // a row may have several errors, so the groups may count more
  const count = Math.max(
    errorCount,
    groups.reduce((sum, { rows: alike }) => sum + alike, 0),
  );
  const title = intl.formatMessage({ id: 'imports.errors' });
  const lastPage = Math.max(1, Math.ceil(errors.length / state.pageSize));
  const page = Math.min(state.page, lastPage);
  const rows = errors.slice((page - 1) * state.pageSize, page * state.pageSize);
  return (
    <Surface title={title}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <ErrorsFileButton record={record} />
        {count > errors.length && (
          <Typography sx={{ color: 'text.secondary' }}>
            {say('some', { visible: format.number(errors.length) })}
          </Typography>
        )}
      </Box>
      {groups.some(({ rows: alike }) => alike > 1) && <ImportErrorGroups groups={groups} />}
      <PlainTable
        caption={title}
        captionHidden
        columns={[
          { key: 'row', label: say('row'), cell: ({ row }) => format.number(row) },
          { key: 'column', label: say('column'), cell: ({ column }) => column },
          {
            key: 'reason',
            label: say('reason'),
            cell: (problem) => (
              <span {...(problem.reason === 'WRITTEN' && { lang: 'it' })}>{reasons.sentence(problem)}</span>
            ),
          },
          { key: 'value', label: say('value'), cell: ({ value }) => value },
        ]}
        rows={rows.map((problem, index) => ({ ...problem, key: `${page}-${index}` }))}
        rowKey={({ key }) => key}
      />
      {errors.length > state.pageSize && (
        <ListPager
          page={page}
          pageSize={state.pageSize}
          total={errors.length}
          onPage={setPage}
          onPageSize={setPageSize}
        />
      )}
    </Surface>
  );
}

function ErrorsFileButton({ record: { id, filename } }: { record: ImportRecordFragment }) {
  const { say } = useTexts('imports.errors');
  const client = useApolloClient();
  const { busy, download } = useDownload();
  const fetchErrors = () =>
    void download(async () => {
      const { data } = await client.query({
        query: ImportErrorsFileDocument,
        variables: { id },
        fetchPolicy: 'no-cache',
      });
      return data?.importErrorsFile;
    }, filename);
  return (
    <Button variant="outlined" size="small" startIcon={<FileDownloadOutlined />} disabled={busy} onClick={fetchErrors}>
      {say('download')}
    </Button>
  );
}
