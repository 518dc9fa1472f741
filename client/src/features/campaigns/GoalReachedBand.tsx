import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { useFormat } from '../../shared/i18n/useFormat';
import { TreadBand } from '../../domain/tread/TreadBand';

interface GoalReachedBandProps {
  readonly totals: { readonly dealers: number; readonly goalReached: number };
}

/** How many of a campaign's dealers reached their goal: a small bar and the two numbers. */
export function GoalReachedBand({ totals: { dealers, goalReached } }: GoalReachedBandProps) {
  const intl = useIntl();
  const format = useFormat();
  if (dealers === 0) return intl.formatMessage({ id: 'campaigns.noValue' });
  const numbers = { count: goalReached, reached: format.number(goalReached), dealers: format.number(dealers) };
  return (
    <Box
      component="span"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%', height: '100%', maxWidth: 260 }}
    >
      <Box component="span" sx={{ flex: 1, minWidth: 48 }}>
        <TreadBand
          label={intl.formatMessage({ id: 'campaigns.goalReached' })}
          text={intl.formatMessage({ id: 'campaigns.goalReached.text' }, numbers)}
          value={goalReached}
          end={dealers}
          compact
        />
      </Box>
      {/* Hidden from screen readers: the bar's text has the same numbers. */}
      <Box component="span" aria-hidden sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {numbers.reached}/{numbers.dealers}
      </Box>
    </Box>
  );
}
