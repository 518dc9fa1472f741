import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { differencePercent } from '../../../shared/charts/data/figures';
import { isRunning, type Reported } from '../selection/sentence';
import { useTexts } from '../../../shared/i18n/useTexts';
import { changeText, isSum, measureText, valueText } from '../texts';

/** The sums of all groups, each measure with the year before. */
export function AnalyticsTotals({ reported }: { reported: Reported }) {
  const { state, totals, year } = reported;
  const { intl, say, language } = useTexts('analytics');
  const texts = { intl, language };
  const { measures } = state.selection;
  const { values, before, wholeBefore } = totals;
  // A single measure is already in the sentence.
  if (measures.length === 1) return null;
  return (
    <Paper
      component="dl"
      aria-label={say('totals')}
      sx={{
        m: 0,
        p: 2,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: `repeat(${measures.length}, minmax(0, 1fr))` },
      }}
    >
      {measures.map((measure) => {
        const earlier = before?.[measure] ?? null;
        const value = valueText(texts, measure, earlier);
        const percent =
          earlier !== null && isSum(measure) ? differencePercent(values[measure] ?? 0, earlier) : undefined;
        const whole = valueText(texts, measure, wholeBefore?.[measure] ?? null);
        const compared = { value, yearBefore: String(year - 1), whole };
        const time = isRunning(reported) && measure !== 'goalAttainment' ? 'ToDay' : '';
        return (
          <Sum
            key={measure}
            label={measureText(intl, measure)}
            value={valueText(texts, measure, values[measure])}
            detail={
              earlier === null
                ? undefined
                : percent === undefined
                  ? say(`totals.before${time}`, compared)
                  : say(`totals.change${time}`, { ...compared, difference: changeText(texts, percent) })
            }
          />
        );
      })}
    </Paper>
  );
}

interface SumProps {
  readonly label: string;
  readonly value: string;
  /** The figure that it is compared with. */
  readonly detail: string | undefined;
}

function Sum({ label, value, detail }: SumProps) {
  return (
    <Box>
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box
        component="dd"
        sx={{ m: 0, typography: { xs: 'body1', sm: 'h2' }, fontWeight: 650, overflowWrap: 'anywhere' }}
      >
        {value}
      </Box>
      {detail !== undefined && (
        <Typography component="dd" variant="table" sx={{ display: 'block', m: 0, color: 'text.secondary' }}>
          {detail}
        </Typography>
      )}
    </Box>
  );
}
