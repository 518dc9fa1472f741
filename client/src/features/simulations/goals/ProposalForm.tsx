import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { regions } from '@gdd/schema/geography';
import { dealerTiers, type DealerTier } from '@gdd/schema/members';
import { proposalLimits } from '@gdd/schema/proposals';
import { largestGoal } from '@gdd/schema/campaigns';
import { useState } from 'react';
import { Controller, useForm, type Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { parseGoal } from '../../../domain/goals/parseGoal';
import { useDraft } from '../../../shared/forms/drafts/useDraft';
import { decimalText } from '../../../shared/forms/fields/decimalText';
import { TextField } from '../../../shared/forms/fields/TextField';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { useSubmit } from '../../../shared/forms/saving/useSubmit';
import { useIdempotencyKey } from '../../../shared/forms/saving/useIdempotencyKey';
import { SubmitButton } from '../../../shared/forms/SubmitButton';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useLanguage } from '../../../shared/i18n/LanguageProvider';
import { useFormat } from '../../../shared/i18n/useFormat';
import { MultiSelectFilter } from '../../../shared/list/filters/MultiSelectFilter';
import { periodBefore } from '../basePeriod';
import { BasePeriodFields } from '../BasePeriodFields';
import type { SimulatePage_CampaignFragment } from '../SimulatePage.generated';
import { emptyProposal, parseGrowth, parseStep, proposalInput, type ProposalFormValues } from './proposalFormValues';
import { useCreateGoalProposalMutation } from './proposals.generated';

interface ProposalFormProps {
  readonly campaign: SimulatePage_CampaignFragment;
  readonly today: string | undefined;
  /** The tiers of the dealers in the campaign, which are preset. */
  readonly tiers: readonly DealerTier[];
  /** Called with the id of the new proposal. */
  readonly onCreated: (id: string) => void;
}

/** The form that proposes goals from the purchases of a base period. */
export function ProposalForm({ campaign, today, tiers, onCreated }: ProposalFormProps) {
  const { say, language } = useTexts('simulations.goals.form');
  const form = useForm<ProposalFormValues>({
    mode: 'onTouched',
    defaultValues: emptyProposal(periodBefore(campaign), tiers),
  });
  const draft = useDraft(form, `proposal.${campaign.id}`);
  const { control } = form;
  const keyOf = useIdempotencyKey();
  // The same again after a success is another proposal: each has a key of its own.
  const [created, setCreated] = useState(0);
  const [createProposal] = useCreateGoalProposalMutation();

  const { submit, busy, problem } = useSubmit(form, async (values) => {
    const input = proposalInput(values, language);
    if (input === undefined) return;
    const variables = { campaignId: campaign.id, input };
    const idempotencyKey = keyOf([variables, created]);
    const { data } = await createProposal({ variables: { ...variables, idempotencyKey } });
    setCreated(created + 1);
    draft.sent();
    if (data) onCreated(data.createGoalProposal.id);
  });

  return (
    <form noValidate onSubmit={submit}>
      <Stack spacing={2}>
        <FormProblem
          problem={problem}
          draft={draft}
          text={problem?.fields?.['filter'] === 'unknown' ? say('nobody') : undefined}
        />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
          <BasePeriodFields control={control} today={today} />
        </Box>
        <TierFields control={control} />
        <StepField control={control} />
        <DealerFilters control={control} />
        <Box>
          <SubmitButton busy={busy}>{say('submit')}</SubmitButton>
        </Box>
      </Stack>
    </form>
  );
}

interface FieldsProps {
  readonly control: Control<ProposalFormValues>;
}

/** The growth and the smallest goal of each tier. */
function TierFields({ control }: FieldsProps) {
  const intl = useIntl();
  const format = useFormat();
  const { language } = useLanguage();
  const say = (id: string, values = {}) => intl.formatMessage({ id: `simulations.goals.form.${id}` }, values);
  const nameOf = (tier: DealerTier) => intl.formatMessage({ id: `dealers.tier.${tier}` });
  const { lowestGrowth, highestGrowth } = proposalLimits;
  const limits = { lowest: decimalText(lowestGrowth), highest: decimalText(highestGrowth) };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {dealerTiers.map((tier) => (
        <TextField
          key={tier}
          control={control}
          name={`growth.${tier}`}
          label={say('growth', { tier: nameOf(tier) })}
          inputMode="decimal"
          autoComplete="off"
          rules={{
            required: true,
            validate: (text: string) => parseGrowth(text) !== undefined || say('growth.range', limits),
          }}
        />
      ))}
      {dealerTiers.map((tier) => (
        <TextField
          key={tier}
          control={control}
          name={`floor.${tier}`}
          label={say('floor', { tier: nameOf(tier) })}
          inputMode="numeric"
          autoComplete="off"
          rules={{
            required: true,
            validate: (text: string) =>
              parseGoal(text, language) !== undefined || say('whole', { most: format.number(largestGoal) }),
          }}
        />
      ))}
    </Box>
  );
}

function StepField({ control }: FieldsProps) {
  const { say, format, language } = useTexts('simulations.goals.form');
  return (
    <TextField
      control={control}
      name="step"
      label={say('step')}
      hint={say('step.hint')}
      inputMode="numeric"
      autoComplete="off"
      rules={{
        required: true,
        validate: (text: string) =>
          parseStep(text, language) !== undefined || say('whole', { most: format.number(proposalLimits.greatestStep) }),
      }}
    />
  );
}

/** The active dealers to include: those of the chosen tiers and regions, or all. */
function DealerFilters({ control }: FieldsProps) {
  const { intl, say } = useTexts('simulations.goals.form');
  return (
    <Box
      role="group"
      aria-label={say('filter')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {say('filter')}
      </Box>
      <Controller
        control={control}
        name="filter.tier"
        render={({ field: { value, onChange } }) => (
          <MultiSelectFilter
            label={say('tier')}
            options={dealerTiers.map((tier) => ({
              value: tier,
              label: intl.formatMessage({ id: `dealers.tier.${tier}` }),
            }))}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="filter.region"
        render={({ field: { value, onChange } }) => (
          <MultiSelectFilter
            label={say('region')}
            options={regions.map((region) => ({ value: region, label: region }))}
            value={value}
            onChange={onChange}
          />
        )}
      />
    </Box>
  );
}
