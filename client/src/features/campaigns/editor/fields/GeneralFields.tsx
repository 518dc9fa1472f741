import { campaignDurations, campaignTypes } from '@gdd/schema/campaigns';
import { campaignSettlements } from '@gdd/schema/settlements';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { apiEnum } from '../../../../shared/apollo/enumTexts';
import { SelectField } from '../../../../shared/forms/fields/SelectField';
import { DateField } from '../../../../shared/dates/DateField';
import { FieldColumns } from '../../../../shared/forms/fields/FieldColumns';
import { TextField } from '../../../../shared/forms/fields/TextField';
import { suggestedPeriod, type CampaignFormValues } from '../campaignFormValues';
import { useTexts } from '../../../../shared/i18n/useTexts';
import { firstYear } from '../../../../shared/list/state/years';
import { useCampaignRules } from './useCampaignRules';

interface GeneralFieldsProps {
  readonly form: UseFormReturn<CampaignFormValues>;
  readonly currentYear: number;
  /** For a new campaign the days follow duration and year until they are chosen. */
  readonly isNew: boolean;
}

/** The general fields of a campaign: title, type, duration, year, days, settlement, budget and description. */
export function GeneralFields({ form, currentYear, isNew }: GeneralFieldsProps) {
  const { intl, say } = useTexts('campaigns');
  const rules = useCampaignRules();
  const { control } = form;
  const suggest = usePeriodSuggestion(form, isNew);
  const year = useWatch({ control, name: 'year' });
  return (
    <Stack spacing={2.5}>
      <TextField control={control} name="title" label={say('title')} rules={rules.title} />
      <FieldColumns>
        <SelectField
          control={control}
          name="type"
          label={say('type')}
          hint={say('form.typeHint')}
          options={campaignTypes.map((type) => ({ value: apiEnum(type), label: say(`type.${type}`) }))}
          rules={rules.choice}
        />
        <SelectField
          control={control}
          name="duration"
          label={say('duration')}
          options={campaignDurations.map((value) => ({ value: apiEnum(value), label: say(`duration.${value}`) }))}
          rules={rules.choice}
          onSelected={suggest}
        />
        <SelectField
          control={control}
          name="year"
          label={say('year')}
          options={yearsWith(year, currentYear).map((value) => ({ value, label: value }))}
          rules={rules.year}
          onSelected={suggest}
        />
        <GroupField form={form} />
        <DateField
          control={control}
          name="startsOn"
          label={say('form.startsOn')}
          rules={{ ...rules.startsOn, deps: ['endsOn', 'year'] }}
        />
        <DateField
          control={control}
          name="endsOn"
          label={say('form.endsOn')}
          hint={say('form.endsOnHint')}
          rules={{ ...rules.endsOn, deps: ['year'] }}
        />
        <SelectField
          control={control}
          name="settlement"
          label={say('settlement')}
          hint={say('form.settlementHint')}
          options={campaignSettlements.map((value) => ({ value: apiEnum(value), label: say(`settlement.${value}`) }))}
          rules={rules.choice}
        />
        <TextField
          control={control}
          name="budget"
          inputMode="decimal"
          autoComplete="off"
          label={intl.formatMessage({ id: 'budget.title' })}
          hint={say('form.budgetHint')}
          rules={rules.budget}
        />
      </FieldColumns>
      <TextField
        control={control}
        name="description"
        label={say('form.description')}
        rules={rules.description}
        multiline
      />
    </Stack>
  );
}

/** The group of the campaign, which is a choice only for half-yearly ones (specification, section 9). */
function GroupField({ form: { control } }: Pick<GeneralFieldsProps, 'form'>) {
  const { say } = useTexts('campaigns.form');
  const duration = useWatch({ control, name: 'duration' });
  if (duration === 'HALF_YEARLY') {
    return (
      <Controller
        control={control}
        name="isMain"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <FormControlLabel
            sx={{ mt: { sm: 3 } }}
            control={<Checkbox checked={value} onChange={onChange} onBlur={onBlur} slotProps={{ input: { ref } }} />}
            label={say('isMain')}
          />
        )}
      />
    );
  }
  return (
    <Typography sx={{ color: 'text.secondary', mt: { sm: 4 } }}>
      <FormattedMessage id={duration === 'ANNUAL' ? 'campaigns.form.groupMain' : 'campaigns.form.groupSecondary'} />
    </Typography>
  );
}

function yearsWith(year: string, currentYear: number): readonly string[] {
  const last = currentYear + 2;
  const years = Array.from({ length: last - firstYear + 1 }, (_, index) => String(last - index));
  return years.includes(year) ? years : [year, ...years];
}

/** Returns a function that sets the days of a new campaign by its duration and year, unless they were chosen. */
function usePeriodSuggestion({ getValues, setValue, getFieldState }: GeneralFieldsProps['form'], isNew: boolean) {
  return () => {
    const isChosen = getFieldState('startsOn').isDirty || getFieldState('endsOn').isDirty;
    const period = suggestedPeriod(getValues('duration'), getValues('year'));
    if (!isNew || isChosen || period === null) return;
    // Not marked as dirty, so that the suggestion can change again.
    setValue('startsOn', period.startsOn, { shouldValidate: true });
    setValue('endsOn', period.endsOn, { shouldValidate: true });
  };
}
