import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { problemOf } from '../../shared/apollo/problem';
import { FieldFrame } from '../../shared/forms/fields/FieldFrame';
import { parseCount } from '../../shared/forms/fields/decimalText';
import { FormProblem } from '../../shared/forms/FormProblem';
import { useSettled } from '../../shared/forms/useSettled';
import { useTexts } from '../../shared/i18n/useTexts';
import { useIncentiveTexts } from '../incentives/useIncentiveTexts';
import {
  useCampaignWhatIfQuery,
  type DealerForecastFieldsFragment,
  type WhatIfFieldsFragment,
} from './forecast.generated';
import type { StatementFieldsFragment } from './statement.generated';

/** Milliseconds after the last change until the further tyres are sent to the server. */
const settleDelay = 300;
/** Tyres: the smallest end of the slider; every end is a multiple of it. */
const step = 20;
/** The most further tyres: the largest goal. */
const most = 1_000_000;

interface WhatIfProps {
  readonly statement: StatementFieldsFragment;
  readonly outlook: DealerForecastFieldsFragment;
}

/** 'E se…': a slider of further tyres, and what they would earn, computed by the server. */
export function WhatIf({ statement, outlook }: WhatIfProps) {
  const { say, language } = useTexts('statement.whatIf');
  const toThresholds = outlook.thresholds.map((tires) => tires - statement.tiresPurchased).filter((tires) => tires > 0);
  const [text, setText] = useState(String(toThresholds[0] ?? 0));
  const [boost, setBoost] = useState('');
  const parsed = parseCount(text, language);
  const tires = parsed !== undefined && parsed <= most ? parsed : undefined;
  return (
    <Box role="group" aria-label={say('title')}>
      <Typography component="h3" sx={{ mb: 0.5, fontWeight: 650, lineHeight: '28px' }}>
        {say('title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{say('text')}</Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 140px' },
        }}
      >
        <TireSlider
          tires={tires ?? 0}
          end={endOf(statement, outlook, toThresholds)}
          marks={toThresholds}
          onChange={(chosen) => setText(String(chosen))}
        />
        <TireField text={text} isWrong={tires === undefined} onChange={setText} />
        <BoostChoice statement={statement} boost={boost} onChange={setBoost} />
      </Box>
      <Prize statement={statement} tires={tires} boost={boost === '' ? null : Number(boost)} />
    </Box>
  );
}

/** The end of the slider: 20 % beyond the last threshold and the high forecast. */
function endOf(
  { tiresPurchased }: StatementFieldsFragment,
  { forecast }: DealerForecastFieldsFragment,
  toThresholds: number[],
) {
  const far = Math.max(toThresholds.at(-1) ?? 0, (forecast?.high ?? 0) - tiresPurchased, 0);
  return Math.max(step, Math.ceil((1.2 * far) / step) * step);
}

interface TireSliderProps {
  readonly tires: number;
  readonly end: number;
  /** Further tyres that reach a threshold. */
  readonly marks: readonly number[];
  readonly onChange: (tires: number) => void;
}

function TireSlider({ tires, end, marks, onChange }: TireSliderProps) {
  const { say, format } = useTexts('statement.whatIf');
  const id = useId();
  const tyresText = (count: number) => say('further', { count, number: format.number(count) });
  return (
    <Box>
      <FormLabel id={id} component="span">
        {say('slider')}
      </FormLabel>
      {/* the padding keeps half of the thumb inside; the rail is high enough for a finger */}
      <Box sx={{ px: 1.5 }}>
        <Slider
          aria-labelledby={id}
          min={0}
          max={end}
          value={Math.min(tires, end)}
          marks={marks.map((value) => ({ value }))}
          valueLabelDisplay="auto"
          valueLabelFormat={tyresText}
          getAriaValueText={tyresText}
          onChange={(_event, chosen) => onChange(Number(chosen))}
          sx={{ py: '20px' }}
        />
      </Box>
    </Box>
  );
}

interface TireFieldProps {
  readonly text: string;
  readonly isWrong: boolean;
  readonly onChange: (text: string) => void;
}

function TireField({ text, isWrong, onChange }: TireFieldProps) {
  const { say } = useTexts('statement.whatIf');
  const id = useId();
  return (
    <FieldFrame
      id={id}
      label={say('field')}
      required={false}
      error={isWrong ? say('invalid') : undefined}
      hint={undefined}
    >
      <OutlinedInput
        id={id}
        size="small"
        value={text}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ input: { inputMode: 'numeric', 'aria-invalid': isWrong } }}
        sx={{ minHeight: 44 }}
      />
    </FieldFrame>
  );
}

interface BoostChoiceProps {
  readonly statement: StatementFieldsFragment;
  /** The index of the boost as text; empty for none. */
  readonly boost: string;
  readonly onChange: (boost: string) => void;
}

function BoostChoice({ statement, boost, onChange }: BoostChoiceProps) {
  const { say } = useTexts('statement.whatIf');
  const texts = useIncentiveTexts();
  const id = useId();
  const { boosts } = statement.factorBoostDetail;
  if (boosts.length === 0) return null;
  return (
    <Box sx={{ gridColumn: { sm: '1 / -1' }, maxWidth: 420 }}>
      <FieldFrame id={id} label={say('boost')} required={false} error={undefined} hint={undefined}>
        <NativeSelect
          input={<OutlinedInput size="small" />}
          value={boost}
          onChange={(event) => onChange(event.target.value)}
          inputProps={{ id }}
          sx={{ minHeight: 44 }}
        >
          <option value="">{say('noBoost')}</option>
          {boosts.map(({ label, factor }, place) => (
            <option key={place} value={place}>
              {`${label} (${texts.factor(factor)})`}
            </option>
          ))}
        </NativeSelect>
      </FieldFrame>
    </Box>
  );
}

interface PrizeProps {
  readonly statement: StatementFieldsFragment;
  /** Undefined while the field holds no number. */
  readonly tires: number | undefined;
  readonly boost: number | null;
}

/** The prize with the further tyres; the previous one stays until the next is loaded. */
function Prize({ statement, tires, boost }: PrizeProps) {
  const { campaign, dealerId } = statement;
  const settled = useSettled(tires, settleDelay);
  const { data, previousData, loading, error } = useCampaignWhatIfQuery({
    variables: { campaignId: campaign.id, dealerId, tires: settled ?? 0, boost },
    skip: settled === undefined,
    fetchPolicy: 'cache-and-network',
  });
  const problem = loading ? undefined : problemOf(error);
  const prize = (data ?? previousData)?.campaignWhatIf;
  const isStale = loading || settled !== tires;
  return (
    <Box sx={{ mt: 2, minHeight: 132 }}>
      <FormProblem problem={problem} />
      {prize && problem === undefined && <WhatIfResult prize={prize} isStale={isStale} />}
    </Box>
  );
}

function WhatIfResult({ prize, isStale }: { readonly prize: WhatIfFieldsFragment; readonly isStale: boolean }) {
  const { intl, say, format } = useTexts('statement.whatIf');
  const { tires, tiresPurchased, threshold, nextThreshold, tiresToNextThreshold } = prize;
  const added = Number(prize.addedAccumulated);
  return (
    <Box aria-live="polite" aria-busy={isStale} sx={{ opacity: isStale ? 0.6 : 1 }}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {say('with', { count: tires, number: format.number(tires), total: format.number(tiresPurchased) })}
      </Typography>
      <Typography variant="kpi">{format.euro(prize.plafondAccumulated)}</Typography>
      <Typography>
        {[
          added === 0
            ? say('same')
            : intl.formatMessage(
                { id: added > 0 ? 'statement.whatIf.more' : 'statement.whatIf.less' },
                { euro: format.euro(prize.addedAccumulated.replace('-', '')) },
              ),
          say('expendable', { euro: format.euro(prize.plafondExpendable) }),
        ].join(' ')}
      </Typography>
      <Typography>
        {[
          threshold === null ? undefined : say('reached', { threshold: format.number(threshold) }),
          nextThreshold === null
            ? say('last')
            : say('next', {
                count: tiresToNextThreshold ?? 0,
                number: format.number(tiresToNextThreshold ?? 0),
                threshold: format.number(nextThreshold),
              }),
        ]
          .filter((part) => part !== undefined)
          .join(' ')}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5 }}>
        <FormattedMessage id={prize.accepted ? 'statement.whatIf.estimate' : 'statement.whatIf.estimateIfAccepted'} />
      </Typography>
    </Box>
  );
}
