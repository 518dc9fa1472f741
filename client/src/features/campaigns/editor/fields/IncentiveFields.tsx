import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { incentiveBases } from '@gdd/schema/campaigns';
import { useId, useRef } from 'react';
import { Controller, useFieldArray, type Control } from 'react-hook-form';
import { apiEnum } from '../../../../shared/apollo/enumTexts';
import { FieldColumns } from '../../../../shared/forms/fields/FieldColumns';
import { TextField } from '../../../../shared/forms/fields/TextField';
import type { CampaignFormValues } from '../campaignFormValues';
import { useTexts } from '../../../../shared/i18n/useTexts';
import { useCampaignRules } from './useCampaignRules';

interface IncentiveFieldsProps {
  readonly control: Control<CampaignFormValues>;
}

/** The most tiers (docs/domain/campaigns-and-prizes.md). */
const mostTiers = 20;

/** The incentive: its basis, its tiers, the percentage that unlocks the prize, and its cap. */
export function IncentiveFields({ control }: IncentiveFieldsProps) {
  const { say } = useTexts('campaigns.form');
  const rules = useCampaignRules();
  return (
    <Stack spacing={2.5}>
      <BasisField control={control} />
      <TierRows control={control} />
      <FieldColumns>
        <TextField
          control={control}
          name="incentiveDetail.unlockAt"
          inputMode="decimal"
          autoComplete="off"
          label={say('unlockAt')}
          hint={say('unlockAtHint')}
          rules={rules.unlockAt}
        />
        <TextField
          control={control}
          name="incentiveDetail.cap"
          inputMode="decimal"
          autoComplete="off"
          label={say('cap')}
          hint={say('capHint')}
          rules={rules.cap}
        />
      </FieldColumns>
    </Stack>
  );
}

function BasisField({ control }: IncentiveFieldsProps) {
  const { say } = useTexts('campaigns.form');
  const id = useId();
  return (
    <Controller
      control={control}
      name="incentiveDetail.basis"
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <FormControl>
          <FormLabel id={id}>{say('basis')}</FormLabel>
          <RadioGroup aria-labelledby={id} value={value} onChange={onChange} onBlur={onBlur}>
            {incentiveBases.map((basis, index) => (
              <FormControlLabel
                key={basis}
                value={apiEnum(basis)}
                control={<Radio {...(index === 0 && { slotProps: { input: { ref } } })} />}
                sx={{ alignItems: 'flex-start', mt: 0.5 }}
                label={
                  <Box sx={{ pt: 1 }}>
                    <Typography sx={{ fontWeight: 550 }}>{say(`basis.${basis}`)}</Typography>
                    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                      {say(`basis.${basis}.text`)}
                    </Typography>
                  </Box>
                }
              />
            ))}
          </RadioGroup>
        </FormControl>
      )}
    />
  );
}

function TierRows({ control }: IncentiveFieldsProps) {
  const { say } = useTexts('campaigns.form');
  const rules = useCampaignRules();
  const addButton = useRef<HTMLButtonElement>(null);
  const { fields, append, remove } = useFieldArray({ control, name: 'incentiveDetail.tiers' });
  return (
    <Box>
      <Typography sx={{ fontWeight: 550, mb: 1 }}>{say('tiers')}</Typography>
      <Stack spacing={1.5}>
        {fields.map(({ id }, index) => (
          <Box
            key={id}
            role="group"
            aria-label={say('tier', { number: index + 1 })}
            sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr 40px', alignItems: 'start' }}
          >
            <TextField
              control={control}
              name={`incentiveDetail.tiers.${index}.from`}
              inputMode="decimal"
              autoComplete="off"
              label={say('from')}
              readOnly={index === 0}
              {...(index === 0 && { hint: say('firstTier') })}
              rules={{
                ...rules.tierFrom(index),
                ...(index + 1 < fields.length && { deps: [`incentiveDetail.tiers.${index + 1}.from`] }),
              }}
            />
            <TextField
              control={control}
              name={`incentiveDetail.tiers.${index}.rate`}
              inputMode="decimal"
              autoComplete="off"
              label={say('rate')}
              rules={rules.rate}
            />
            {index > 0 && (
              <IconButton
                aria-label={say('removeTier', { number: index + 1 })}
                onClick={() => {
                  remove(index);
                  addButton.current?.focus();
                }}
                sx={{ mt: 3 }}
              >
                <DeleteOutlined fontSize="small" />
              </IconButton>
            )}
          </Box>
        ))}
      </Stack>
      <Button
        ref={addButton}
        size="small"
        variant="outlined"
        startIcon={<AddOutlined />}
        disabled={fields.length >= mostTiers}
        onClick={() => append({ from: '', rate: '' }, { focusName: `incentiveDetail.tiers.${fields.length}.from` })}
        sx={{ mt: 1.5 }}
      >
        {say('addTier')}
      </Button>
    </Box>
  );
}
