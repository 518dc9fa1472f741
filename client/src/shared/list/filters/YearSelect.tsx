import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useIntl } from 'react-intl';
import { firstYear, type YearChoice } from '../state/years';

interface YearSelectProps {
  readonly currentYear: number;
  readonly value: YearChoice;
  readonly onChange: (year: YearChoice) => void;
  /** Whether 'all years' can be chosen. */
  readonly withAll?: boolean;
}

/** The choice of a list's year: the programme's years and the next one. */
export function YearSelect({ currentYear, value, onChange, withAll = false }: YearSelectProps) {
  const intl = useIntl();
  const chosen = value === 'current' ? currentYear : value;
  const last = Math.max(currentYear + 1, typeof chosen === 'number' ? chosen : 0);
  const first = Math.min(firstYear, typeof chosen === 'number' ? chosen : firstYear);
  const years = Array.from({ length: last - first + 1 }, (_, index) => last - index);
  return (
    <NativeSelect
      value={chosen}
      onChange={({ target }) => {
        const year = target.value === 'all' ? 'all' : Number(target.value);
        onChange(year === currentYear ? 'current' : year);
      }}
      input={<OutlinedInput size="small" />}
      inputProps={{ 'aria-label': intl.formatMessage({ id: 'list.year' }) }}
    >
      {years.map((year) => (
        <option key={year} value={year}>
          {year}
        </option>
      ))}
      {withAll && <option value="all">{intl.formatMessage({ id: 'list.year.all' })}</option>}
    </NativeSelect>
  );
}
