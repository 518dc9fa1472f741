import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTexts } from '../../shared/i18n/useTexts';
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
  const { say } = useTexts('columns');
  const [fields, setFields] = useState<ChosenFields>(
    () => new Map(columns.columns.map(({ column, field }) => [column, field])),
  );
  const [remember, setRemember] = useState(true);
  const [isSubmitted, setSubmitted] = useState(false);
  const missing = missingFields(columns.fields, fields);
  const hasProblem = missing.length > 0 || columns.columns.some(({ column }) => isRepeated(fields, column));
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
        caption={say('table')}
        captionHidden
        columns={[
          {
            key: 'header',
            label: say('header'),
            cell: ({ header, column }) => header || say('unnamed', { column }),
          },
          { key: 'samples', label: say('samples'), cell: ({ samples }) => samples.join(' · ') || '–' },
          {
            key: 'field',
            label: say('field'),
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
            label: say('guess'),
            cell: ({ guess, column, field }) =>
              guess !== null && fields.get(column) === field ? say(`guess.${guess}`) : '–',
          },
        ]}
        rows={columns.columns}
        rowKey={({ column }) => String(column)}
      />
      <FormControlLabel
        control={<Checkbox checked={remember} onChange={(_event, checked) => setRemember(checked)} />}
        label={say('remember')}
      />
      {/* Always rendered, because an alert only announces text that is inserted later. */}
      <div role="alert">
        {isSubmitted && hasProblem && (
          <Typography sx={{ color: 'error.main' }}>
            {missing.length > 0
              ? say('missing', { count: missing.length, fields: missing.join(', ') })
              : say('repeatedSomewhere')}
          </Typography>
        )}
      </div>
      <Button variant="contained" sx={{ alignSelf: 'flex-start' }} loading={loading} onClick={confirm}>
        {say('confirm')}
      </Button>
    </>
  );
}
