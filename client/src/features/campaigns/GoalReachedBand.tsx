import Box from '@mui/material/Box';
import { useTexts } from '../../shared/i18n/useTexts';
import { TreadBand } from '../../domain/tread/TreadBand';

interface GoalReachedBandProps {
  readonly totals: { readonly dealers: number; readonly goalReached: number };
}

/** How many of a campaign's dealers reached their goal: a small bar and the two numbers. */
export function GoalReachedBand({ totals: { dealers, goalReached } }: GoalReachedBandProps) {
  const { say, format } = useTexts('campaigns');
  if (dealers === 0) return say('noValue');
  const numbers = { count: goalReached, reached: format.number(goalReached), dealers: format.number(dealers) };
  return (
    <Box
      component="span"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%', height: '100%', maxWidth: 260 }}
    >
      <Box component="span" sx={{ flex: 1, minWidth: 48 }}>
        <TreadBand
          label={say('goalReached')}
          text={say('goalReached.text', numbers)}
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
