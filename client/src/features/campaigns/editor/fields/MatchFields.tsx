import { largestRim, seasons, segments, channels, smallestRim } from '@gdd/schema/campaigns';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Control } from 'react-hook-form';
import { apiEnum } from '../../../../shared/apollo/enumTexts';
import { SelectField } from '../../../../shared/forms/fields/SelectField';
import { BrandsField } from './BrandsField';
import type { CampaignFormValues, MatchValues } from '../campaignFormValues';
import { ChoicesField } from './ChoicesField';
import { useTexts } from '../../../../shared/i18n/useTexts';
import { useCampaignRules } from './useCampaignRules';

interface MatchFieldsProps {
  readonly control: Control<CampaignFormValues>;
  /** The path of the match in the form. */
  readonly name: 'eligibility' | `factorBoostDetail.boosts.${number}.match`;
  readonly matchOf: (values: CampaignFormValues) => MatchValues | undefined;
}

const rims = Array.from({ length: largestRim - smallestRim + 1 }, (_, index) => String(smallestRim + index));

/** The conditions of sales, all of which must be met. */
export function MatchFields({ control, name, matchOf }: MatchFieldsProps) {
  const { say } = useTexts('campaigns.form');
  const rules = useCampaignRules();
  const choices = <T extends string>(kind: string, values: readonly T[]) =>
    values.map((value) => ({
      value: apiEnum(value),
      label: say(`${kind}.${value}`),
    }));
  const inches = rims.map((value) => ({
    value,
    label: say('inches', { rim: value }),
  }));
  return (
    <Stack spacing={2}>
      <BrandsField control={control} name={`${name}.brand`} label={say('brand')} hint={say('brandHint')} />
      <ChoicesField
        control={control}
        name={`${name}.season`}
        label={say('season')}
        options={choices('season', seasons)}
      />
      <ChoicesField
        control={control}
        name={`${name}.segment`}
        label={say('segment')}
        options={choices('segment', segments)}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        <SelectField control={control} name={`${name}.rimFrom`} label={say('rimFrom')} options={inches} />
        <SelectField
          control={control}
          name={`${name}.rimTo`}
          label={say('rimTo')}
          options={inches}
          rules={rules.rimTo(matchOf)}
        />
        <SelectField
          control={control}
          name={`${name}.channel`}
          label={say('channel')}
          options={choices('channel', channels)}
        />
      </Box>
    </Stack>
  );
}
