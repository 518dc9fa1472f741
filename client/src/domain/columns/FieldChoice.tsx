import FormHelperText from '@mui/material/FormHelperText';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FileColumnsFragment } from './columns.generated';
import { isRepeated, type ChosenFields } from './chosenFields';

interface FieldChoiceProps {
  readonly column: FileColumnsFragment['columns'][number];
  readonly fields: FileColumnsFragment['fields'];
  readonly chosen: ChosenFields;
  readonly onChoose: (field: string | null) => void;
}

/** The choice of what a column of a foreign file is, by the browser's own select. */
export function FieldChoice({ column: { column, header }, fields, chosen, onChoose }: FieldChoiceProps) {
  const intl = useIntl();
  const id = useId();
  const repeated = isRepeated(chosen, column);
  const say = (field: string, isRequired: boolean) =>
    isRequired ? field : intl.formatMessage({ id: 'columns.optional' }, { field });
  return (
    <>
      <NativeSelect
        fullWidth
        error={repeated}
        input={<OutlinedInput size="small" />}
        value={chosen.get(column) ?? ''}
        onChange={(event) => onChoose(event.target.value === '' ? null : event.target.value)}
        inputProps={{
          'aria-label': intl.formatMessage({ id: 'columns.choice' }, { header: header || column }),
          'aria-invalid': repeated,
          'aria-describedby': repeated ? id : undefined,
        }}
      >
        <option value="">{intl.formatMessage({ id: 'columns.none' })}</option>
        {fields.map(({ field, isRequired }) => (
          <option key={field} value={field}>
            {say(field, isRequired)}
          </option>
        ))}
      </NativeSelect>
      {repeated && (
        <FormHelperText error id={id}>
          <FormattedMessage id="columns.repeated" />
        </FormHelperText>
      )}
    </>
  );
}
