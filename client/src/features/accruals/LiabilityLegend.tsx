import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useTexts } from '../../shared/i18n/useTexts';
import { Legend } from '../../shared/charts/Legend';

/** The legend of the liability: months are filled, months to come are outlines with a range. */
export function LiabilityLegend({ hasForecast }: { readonly hasForecast: boolean }) {
  const { say } = useTexts('accruals.chart');
  const { palette } = useTheme().vars;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      <Legend
        entries={(['unlocked', 'notUnlocked', 'awaitingClosing'] as const).map((part, index) => ({
          label: say(part),
          mark: index,
        }))}
      />
      {hasForecast && (
        <Box aria-hidden sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center', mb: 1, typography: 'caption' }}>
          <svg width={20} height={14}>
            <rect x={3.5} y={3.5} width={13} height={10} fill="none" stroke={palette.charts[0]} strokeDasharray="3 2" />
            <path d="M10 0V8M7 0.5H13M7 7.5H13" stroke={palette.text.primary} />
          </svg>
          {say('range')}
        </Box>
      )}
    </Box>
  );
}
