import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FilterPopover } from './FilterPopover';
import { isIsoDate } from './parameters';

export interface DateRange {
  /** yyyy-mm-dd, inclusive; empty: open. */
  readonly from: string;
  readonly to: string;
}

interface DateRangeFilterProps {
  readonly label: string;
  readonly value: DateRange;
  readonly onChange: (change: Partial<DateRange>) => void;
}

/** A filter by a first and a last day, either of which may be left open. */
export function DateRangeFilter({ label, value, onChange }: DateRangeFilterProps) {
  const isReversed = value.from !== '' && value.to !== '' && value.to < value.from;
  return (
    <FilterPopover label={label} count={[value.from, value.to].filter((day) => day !== '').length}>
      <Stack spacing={2} sx={{ p: 2 }}>
        <DayField labelId="list.from" value={value.from} onChange={(from) => onChange({ from })} autoFocus />
        <DayField
          labelId="list.to"
          value={value.to}
          onChange={(to) => onChange({ to })}
          {...(isReversed && { errorId: 'list.dateOrder' })}
        />
      </Stack>
    </FilterPopover>
  );
}

interface DayFieldProps {
  readonly labelId: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
  readonly errorId?: string;
  readonly autoFocus?: boolean;
}

/** A day, taken over as soon as it is one: half a date or a year still being typed filters nothing. */
function DayField({ labelId, value, onChange, errorId, autoFocus = false }: DayFieldProps) {
  const id = useId();
  const intl = useIntl();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setText(value);
  }
  return (
    <FormControl fullWidth error={errorId !== undefined}>
      <FormLabel htmlFor={id} sx={{ mb: 0.5 }}>
        <FormattedMessage id={labelId} />
      </FormLabel>
      <OutlinedInput
        id={id}
        size="small"
        type="date"
        autoFocus={autoFocus}
        value={text}
        onChange={({ target: { value: next } }) => {
          setText(next);
          if (next === '' || (isIsoDate(next) && next >= earliest)) onChange(next);
        }}
        slotProps={{ input: { 'aria-describedby': errorId && `${id}-error`, min: earliest } }}
      />
      {errorId !== undefined && (
        <FormHelperText id={`${id}-error`} role="alert">
          {intl.formatMessage({ id: errorId })}
        </FormHelperText>
      )}
    </FormControl>
  );
}

/** While '2024' is typed the browser reports the years 0002, 0020 and 0202. */
const earliest = '1900-01-01';
