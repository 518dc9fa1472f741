import { skipToken } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { problemOf } from '../../../shared/apollo/problem';
import type { CampaignExampleInput } from '../../../shared/apollo/schema.generated';
import { parseCount } from '../../../shared/forms/fields/decimalText';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { TextField } from '../../../shared/forms/fields/TextField';
import { useLanguage } from '../../../shared/i18n/LanguageProvider';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useIncentiveTexts } from '../../../domain/incentives/useIncentiveTexts';
import { Surface } from '../../../shared/page/Surface';
import { PlainTable } from '../../../shared/table/PlainTable';
import { TreadBar } from '../../../domain/tread/TreadBar';
import { useCampaignExampleQuery, type CampaignExampleQuery } from './campaignEditor.generated';
import { exampleInput, type CampaignFormValues, type ExampleValues } from './campaignFormValues';
import { parseGoal } from '../../../domain/goals/parseGoal';
import { useSettledInput } from './useSettledInput';

type Example = NonNullable<CampaignExampleQuery['campaignExample']>;

/** 'Quanto guadagnerebbe un dealer': the prize by the form's rules, computed by the server for a goal and tyres. */
export function LiveExample({ control }: { control: Control<CampaignFormValues> }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const example = useForm<ExampleValues>({
    mode: 'all',
    defaultValues: { goal: '120', tires: '130', boosted: [] },
  });
  const [incentiveDetail, factorBoostDetail] = useWatch({ control, name: ['incentiveDetail', 'factorBoostDetail'] });
  const values = useWatch({ control: example.control });
  const input = exampleInput(
    { incentiveDetail, factorBoostDetail },
    { goal: values.goal ?? '', tires: values.tires ?? '', boosted: values.boosted ?? [] },
    language,
  );
  const { example: visible, computedFor, problem } = useExample(input);
  const label = (id: string) => intl.formatMessage({ id: `campaigns.example.${id}` });
  const validCount = (text: string) => parseCount(text, language) !== undefined || label('invalid');

  return (
    <Surface title={label('title')}>
      <Stack spacing={2}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr', alignItems: 'start' }}>
          <TextField
            control={example.control}
            name="goal"
            label={label('goal')}
            inputMode="numeric"
            autoComplete="off"
            rules={{
              required: true,
              validate: (text: string) => parseGoal(text, language) !== undefined || label('invalid'),
            }}
          />
          <TextField
            control={example.control}
            name="tires"
            label={label(factorBoostDetail.boosts.length > 0 ? 'plainTires' : 'tires')}
            inputMode="numeric"
            autoComplete="off"
            rules={{ required: true, validate: validCount }}
          />
          {factorBoostDetail.boosts.map(({ label: name }, index) => (
            <TextField
              key={index}
              control={example.control}
              name={`boosted.${index}`}
              label={intl.formatMessage(
                { id: 'campaigns.example.boosted' },
                { name: name.trim() || intl.formatMessage({ id: 'campaigns.form.boost' }, { number: index + 1 }) },
              )}
              inputMode="numeric"
              autoComplete="off"
              rules={{ validate: (text: string | undefined) => !text || validCount(text) }}
            />
          ))}
        </Box>
        <FormProblem problem={problem} />
        {input === undefined && (
          <Typography sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="campaigns.example.incomplete" />
          </Typography>
        )}
        {input !== undefined && problem === undefined && visible !== undefined && computedFor !== undefined && (
          <Result
            example={visible}
            input={computedFor}
            isStale={JSON.stringify(computedFor) !== JSON.stringify(input)}
          />
        )}
      </Stack>
    </Surface>
  );
}

/** The example for an input that has not changed for a while; the previous one stays until the next is loaded. */
function useExample(values: CampaignExampleInput | undefined) {
  const input = useSettledInput(values);
  const { data, loading, error } = useCampaignExampleQuery(
    input === undefined ? skipToken : { variables: { input }, fetchPolicy: 'cache-first' },
  );
  const [visible, setVisible] = useState<{ readonly example: Example; readonly input: CampaignExampleInput }>();
  const example = loading ? undefined : data?.campaignExample;
  if (example && input !== undefined && visible?.example !== example) setVisible({ example, input });
  return { example: visible?.example, computedFor: visible?.input, problem: loading ? undefined : problemOf(error) };
}

interface ResultProps {
  readonly example: Example;
  readonly input: CampaignExampleInput;
  /** Whether a newer request is running. */
  readonly isStale: boolean;
}

function Result({ example, input, isStale }: ResultProps) {
  const { say, format } = useTexts('campaigns.example');
  const texts = useIncentiveTexts();
  const { goalThreshold, tires, boostedTires, incentiveDetail } = input;
  const purchased = boostedTires.reduce((sum, some) => sum + some, tires);
  return (
    <Box aria-live="polite" aria-busy={isStale} sx={{ opacity: isStale ? 0.6 : 1 }}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {say('accumulated')}
      </Typography>
      <Typography variant="kpi">{format.euro(example.plafondAccumulated)}</Typography>
      <Typography sx={{ mb: 2 }}>
        {example.unlocked ? say('unlocked') : say('locked', { tires: format.number(example.unlockTires) })}
      </Typography>
      <TreadBar
        purchased={purchased}
        goal={goalThreshold}
        tiers={incentiveDetail.tiers}
        {...(incentiveDetail.unlockAt != null && { unlockAt: incentiveDetail.unlockAt })}
      />
      <Box sx={{ mt: 2 }}>
        <PlainTable
          caption={say('tiers')}
          columns={[
            { key: 'from', label: say('from'), cell: ({ from }) => format.percent(from) },
            { key: 'startsAt', label: say('startsAt'), cell: (row) => format.number(row.startsAt), align: 'end' },
            {
              key: 'tires',
              label: say('paid'),
              cell: (row) => `${format.number(row.tires)} × ${texts.rate(row.rate)}`,
              align: 'end',
            },
            {
              key: 'amount',
              label: say('amount'),
              cell: ({ amount }) => format.euro(amount, { maximumFractionDigits: 6 }),
              align: 'end',
            },
          ]}
          rows={example.tiers}
          rowKey={({ from }) => from}
        />
      </Box>
      <Typography variant="table" component="p" sx={{ mt: 1 }}>
        {say('sum', {
          base: format.euro(example.base, { maximumFractionDigits: 6 }),
          factor: texts.averageFactor(example),
          total: format.euro(example.beforeCap),
        })}
      </Typography>
      {example.capped && (
        <Typography variant="table" component="p">
          {say('capped', { amount: format.euro(example.plafondAccumulated) })}
        </Typography>
      )}
    </Box>
  );
}
