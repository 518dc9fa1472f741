import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { yearParameter } from '../../shared/list/state/years';

interface YearSwitchProps {
  readonly years: readonly number[];
  /** The chosen year; undefined where the page shows all of them. */
  readonly year: number | undefined;
}

/** A button for each year of a page; the chosen one replaces the previous one in the address. */
export function YearSwitch({ years, year }: YearSwitchProps) {
  const intl = useIntl();
  const [, setParams] = useSearchParams();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={year ?? null}
      aria-label={intl.formatMessage({ id: 'list.year' })}
      onChange={(_event, next: number | null) => {
        if (next !== null)
          setParams({ [yearParameter.name]: String(next) }, { preventScrollReset: true, replace: true });
      }}
      sx={{ flexWrap: 'wrap', alignSelf: 'flex-start' }}
    >
      {years.map((option) => (
        <ToggleButton key={option} value={option} sx={{ px: 2 }}>
          {option}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
