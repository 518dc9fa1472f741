import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PlainTable } from '../../shared/table/PlainTable';
import { FieldChoice } from './FieldChoice';
import { isRepeated, missingFields, type ChosenFields } from './chosenFields';
import type { FileColumnsFragment } from './columns.generated';

/** What one column of a file is, as a user says it. */
export interface ChosenColumn {
  readonly column: number;
  /** Null where it is not read. */
  readonly field: string | null;
}

interface ColumnsFormProps {
  readonly columns: FileColumnsFragment;
  readonly loading: boolean;
  readonly onConfirm: (columns: ChosenColumn[], remember: boolean) => void;
}

/** Asks what the columns of a foreign file are, with what was guessed. */
export function ColumnsForm({ columns, loading, onConfirm }: ColumnsFormProps) {
  const intl = useIntl();
  const [fields, setFields] = useState<ChosenFields>(
    () => new Map(columns.columns.map(({ column, field }) => [column, field])),
  );
  const [remember, setRemember] = useState(true);
  const [isSubmitted, setSubmitted] = useState(false);
  const missing = missingFields(columns.fields, fields);
  const hasProblem = missing.length > 0 || columns.columns.some(({ column }) => isRepeated(fields, column));
  const label = (id: string) => intl.formatMessage({ id: `columns.${id}` });
  const confirm = () => {
    setSubmitted(true);
    if (hasProblem || loading) return;
    onConfirm(
      columns.columns.map(({ column }) => ({ column, field: fields.get(column) ?? null })),
      remember,
    );
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
            cell: ({ header, column }) => header || intl.formatMessage({ id: 'columns.unnamed' }, { column }),
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
              ? intl.formatMessage({ id: 'columns.missing' }, { count: missing.length, fields: missing.join(', ') })
              : label('repeatedSomewhere')}
          </Typography>
        )}
      </div>
      <Button variant="contained" sx={{ alignSelf: 'flex-start' }} loading={loading} onClick={confirm}>
        <FormattedMessage id="columns.confirm" />
      </Button>
    </>
  );
}
