import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useErrorToast } from '../../../shared/apollo/useErrorToast';
import { ColumnsForm, type ChosenColumn } from '../../../domain/columns/ColumnsForm';
import type { FileColumnsFragment } from '../../../domain/columns/columns.generated';
import { useTexts } from '../../../shared/i18n/useTexts';
import { Surface } from '../../../shared/page/Surface';
import { useMapImportColumnsMutation, type ImportRecordFragment } from '../imports.generated';

interface ImportColumnsProps {
  readonly record: Pick<ImportRecordFragment, 'id' | 'filename' | 'status'>;
  readonly columns: FileColumnsFragment;
  /** Called after a refusal: the import may have changed since it was read. */
  readonly onRefused: () => void;
}

/** What the columns of a foreign file are: asked before anything is read, and shown afterwards. */
export function ImportColumns({ record, columns, onRefused }: ImportColumnsProps) {
  const { say } = useTexts('columns');
  const reportError = useErrorToast();
  const isWanted = columns.state === 'WANTED';
  const [isOpen, setOpen] = useState(false);
  const canChange = record.status === 'READY' || record.status === 'INVALID';
  const [map, { loading }] = useMapImportColumnsMutation({
    onError: (error) => {
      reportError(error, record.filename);
      onRefused();
    },
  });
  const confirm = (chosen: ChosenColumn[], remember: boolean) =>
    void map({ variables: { id: record.id, columns: chosen, remember } });
  return (
    <Surface title={say('title')}>
      <Stack spacing={2}>
        <Typography sx={{ maxWidth: 760 }}>{say(`state.${columns.state}`, { row: columns.row })}</Typography>
        {isWanted || (isOpen && canChange) ? (
          <ColumnsForm columns={columns} loading={loading} onConfirm={confirm} />
        ) : (
          canChange && (
            <Button variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={() => setOpen(true)}>
              <FormattedMessage id="imports.columns.change" />
            </Button>
          )
        )}
      </Stack>
    </Surface>
  );
}
