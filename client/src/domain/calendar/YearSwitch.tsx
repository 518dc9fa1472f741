import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { yearParameter } from '../../shared/list/state/years';

interface YearSwitchProps {
  readonly years: readonly number[];
  /** The chosen one; none where the page shows all of them. */
  readonly year: number | undefined;
}

/** The years of a page side by side; the chosen one stands in the address in place of the one before. */
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
