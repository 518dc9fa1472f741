import { analyticsDimensions, analyticsMeasures, type AnalyticsDimension } from '@gdd/schema/reports';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { goalsObstacle, isComparable, type AnalyticsSelection } from './analyticsCodec';
import type { AnalyticsControls } from './useAnalyticsState';
import { useTexts } from '../../../shared/i18n/useTexts';
import { dimensionText, measureText } from '../texts';

/** The fields of the selection: the dimensions, the measures, and the comparison with the year before. */
export function SelectionFields({ state, select }: Pick<AnalyticsControls, 'state' | 'select'>) {
  const { say } = useTexts('analytics');
  const { dimensions } = state.selection;
  const [first = 'brand', second] = dimensions;
  return (
    <Box
      component="section"
      aria-label={say('question')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3,
        rowGap: 1.5,
        alignItems: 'flex-start',
        mb: 2,
        displayPrint: 'none',
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, width: { xs: '100%', sm: 'auto' } }}>
        <DimensionSelect
          label="analytics.by"
          value={first}
          others={second === undefined ? [] : [second]}
          onChange={(chosen) => select({ dimensions: [chosen || 'brand', ...(second === undefined ? [] : [second])] })}
        />
        <DimensionSelect
          label="analytics.andBy"
          value={second ?? ''}
          others={[first]}
          none="analytics.andBy.none"
          onChange={(chosen) => select({ dimensions: chosen === '' ? [first] : [first, chosen] })}
        />
      </Box>
      <Measures state={state} select={select} />
      <CompareYear state={state} select={select} />
    </Box>
  );
}

/** Compares with the year before; where that is impossible, the reason is shown. */
function CompareYear({ state, select }: Pick<AnalyticsControls, 'state' | 'select'>) {
  const { say } = useTexts('analytics');
  const id = useId();
  const { dimensions, compareYear } = state.selection;
  const isOffered = isComparable(dimensions);
  return (
    <Box sx={{ mt: { sm: 3 } }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={compareYear}
            disabled={!isOffered}
            onChange={(_event, isChosen) => select({ compareYear: isChosen })}
            slotProps={{ input: { 'aria-describedby': isOffered ? undefined : id } }}
          />
        }
        label={say('compare')}
        sx={{ minHeight: 40, mr: 0 }}
      />
      {!isOffered && (
        <Typography id={id} variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="problem.reason.campaignsNotCompared" />
        </Typography>
      )}
    </Box>
  );
}

interface DimensionSelectProps {
  readonly label: string;
  readonly value: AnalyticsDimension | '';
  /** The dimensions that cannot be chosen, because the other field has them. */
  readonly others: readonly AnalyticsDimension[];
  /** The message id for no dimension; undefined where one is required. */
  readonly none?: string;
  readonly onChange: (dimension: AnalyticsDimension | '') => void;
}

function DimensionSelect({ label, value, others, none, onChange }: DimensionSelectProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <Box sx={{ minWidth: 0 }}>
      <FormLabel htmlFor={id} sx={{ display: 'block', mb: 0.5 }}>
        <FormattedMessage id={label} />
      </FormLabel>
      <NativeSelect
        fullWidth
        value={value}
        onChange={({ target }) => onChange(analyticsDimensions.find((each) => each === target.value) ?? '')}
        input={<OutlinedInput size="small" />}
        inputProps={{ id }}
      >
        {none !== undefined && <option value="">{intl.formatMessage({ id: none })}</option>}
        {analyticsDimensions
          .filter((dimension) => !others.includes(dimension))
          .map((dimension) => (
            <option key={dimension} value={dimension}>
              {dimensionText(intl, dimension)}
            </option>
          ))}
      </NativeSelect>
    </Box>
  );
}

/** The measures, at least one. */
function Measures({ state, select }: Pick<AnalyticsControls, 'state' | 'select'>) {
  const { intl, say } = useTexts('analytics');
  const id = useId();
  const { measures, dimensions } = state.selection;
  const obstacle = goalsObstacle(dimensions, state.filter);
  const toggle = (measure: AnalyticsSelection['measures'][number]) => {
    const next = analyticsMeasures.filter((each) => (each === measure) !== measures.includes(each));
    if (next.length > 0) select({ measures: next });
  };
  return (
    <Box sx={{ minWidth: 0, flex: '0 1 auto' }}>
      <FormLabel id={id} component="div" sx={{ mb: 0.5 }}>
        {say('measures')}
      </FormLabel>
      <Box role="group" aria-labelledby={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {analyticsMeasures.map((measure) => {
          const isObstructed = measure === 'goalAttainment' && obstacle !== undefined;
          return (
            <ToggleButton
              key={measure}
              value={measure}
              size="small"
              selected={measures.includes(measure)}
              disabled={isObstructed}
              aria-describedby={isObstructed ? `${id}-why` : undefined}
              onChange={() => toggle(measure)}
              sx={{
                px: 1.25,
                minHeight: { xs: 44, sm: 40 },
                bgcolor: 'background.paper',
                borderColor: 'inputBorder',
                color: 'text.primary',
                '&.Mui-selected, &.Mui-selected:hover': {
                  bgcolor: 'tint.primary',
                  borderColor: 'primary.main',
                  color: 'primary.main',
                },
              }}
            >
              {measureText(intl, measure)}
            </ToggleButton>
          );
        })}
      </Box>
      {obstacle !== undefined && (
        <Typography id={`${id}-why`} variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {say(`goals.${obstacle}`)}
        </Typography>
      )}
    </Box>
  );
}
