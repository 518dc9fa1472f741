import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { DateInput } from '../../dates/DateInput';
import { FieldFrame, messageId } from '../../forms/fields/FieldFrame';
import { FilterPopover } from './FilterPopover';

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

/** A day of the range; the filter changes only when the text is a whole day or empty. */
function DayField({ labelId, value, onChange, errorId, autoFocus = false }: DayFieldProps) {
  const id = useId();
  const intl = useIntl();
  const error = errorId && intl.formatMessage({ id: errorId });
  return (
    <FieldFrame id={id} label={intl.formatMessage({ id: labelId })} required={false} error={error} hint={undefined}>
      <DateInput
        id={id}
        autoFocus={autoFocus}
        value={value}
        onChange={(day, isParsed) => isParsed && onChange(day)}
        invalid={error !== undefined}
        describedBy={error && messageId(id)}
      />
    </FieldFrame>
  );
}
