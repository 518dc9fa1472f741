import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorToast } from '../../../shared/apollo/useErrorToast';
import { Surface } from '../../../shared/page/Surface';
import { PlainTable } from '../../../shared/table/PlainTable';
import { useMapImportColumnsMutation, type ImportRecordFragment } from '../imports.generated';
import { FieldChoice } from './FieldChoice';
import { isRepeated, missingFields, type ChosenFields } from './chosenFields';

type Columns = NonNullable<ImportRecordFragment['columns']>;

interface ImportColumnsProps {
  readonly record: Pick<ImportRecordFragment, 'id' | 'filename' | 'status'>;
  readonly columns: Columns;
  /** Called after a refusal: the import may have changed since it was read. */
  readonly onRefused: () => void;
}

/** What the columns of a foreign file are: asked before anything is read, and shown afterwards. */
export function ImportColumns(props: ImportColumnsProps) {
  const intl = useIntl();
  const { record, columns } = props;
  const isWanted = columns.state === 'WANTED';
  const [isOpen, setOpen] = useState(false);
  const canChange = record.status === 'READY' || record.status === 'INVALID';
  return (
    <Surface title={intl.formatMessage({ id: 'imports.columns' })}>
      <Stack spacing={2}>
        <Typography sx={{ maxWidth: 760 }}>
          <FormattedMessage id={`imports.columns.state.${columns.state}`} values={{ row: columns.row }} />
        </Typography>
        {isWanted || (isOpen && canChange) ? (
          <ColumnsForm {...props} />
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

function ColumnsForm({ record, columns, onRefused }: ImportColumnsProps) {
  const intl = useIntl();
  const reportError = useErrorToast();
  const [fields, setFields] = useState<ChosenFields>(
    () => new Map(columns.columns.map(({ column, field }) => [column, field])),
  );
  const [remember, setRemember] = useState(true);
  const [isSubmitted, setSubmitted] = useState(false);
  const [map, { loading }] = useMapImportColumnsMutation({
    onError: (error) => {
      reportError(error, record.filename);
      onRefused();
    },
  });
  const missing = missingFields(columns.fields, fields);
  const hasProblem = missing.length > 0 || columns.columns.some(({ column }) => isRepeated(fields, column));
  const label = (id: string) => intl.formatMessage({ id: `imports.columns.${id}` });
  const confirm = () => {
    setSubmitted(true);
    if (hasProblem || loading) return;
    const chosen = columns.columns.map(({ column }) => ({ column, field: fields.get(column) ?? null }));
    void map({ variables: { id: record.id, columns: chosen, remember } });
  };
  return (
    <>
      <PlainTable
        caption={label('table')}
        captionHidden
        columns={[
          {
            key: 'header',
            label: label('header'),
            cell: ({ header, column }) => header || intl.formatMessage({ id: 'imports.columns.unnamed' }, { column }),
          },
          { key: 'samples', label: label('samples'), cell: ({ samples }) => samples.join(' · ') || '—' },
          {
            key: 'field',
            label: label('field'),
            cell: (each) => (
              <FieldChoice
                column={each}
                fields={columns.fields}
                chosen={fields}
                onChoose={(field) => setFields((before) => new Map(before).set(each.column, field))}
              />
            ),
          },
          {
            key: 'guess',
            label: label('guess'),
            cell: ({ guess, column, field }) =>
              guess !== null && fields.get(column) === field ? label(`guess.${guess}`) : '—',
          },
        ]}
        rows={columns.columns}
        rowKey={({ column }) => String(column)}
      />
      <FormControlLabel
        control={<Checkbox checked={remember} onChange={(_event, checked) => setRemember(checked)} />}
        label={label('remember')}
      />
      {/* Always rendered, because an alert only announces text that is inserted later. */}
      <div role="alert">
        {isSubmitted && hasProblem && (
          <Typography sx={{ color: 'error.main' }}>
            {missing.length > 0
              ? intl.formatMessage(
                  { id: 'imports.columns.missing' },
                  { count: missing.length, fields: missing.join(', ') },
                )
              : label('repeatedSomewhere')}
          </Typography>
        )}
      </div>
      <Button variant="contained" sx={{ alignSelf: 'flex-start' }} loading={loading} onClick={confirm}>
        <FormattedMessage id="imports.columns.confirm" />
      </Button>
    </>
  );
}
