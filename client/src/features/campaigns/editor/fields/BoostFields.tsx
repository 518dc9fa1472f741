import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useFieldArray, type Control } from 'react-hook-form';
import { TextField } from '../../../../shared/forms/fields/TextField';
import { emptyMatch, type CampaignFormValues } from '../campaignFormValues';
import { MatchFields } from './MatchFields';
import { useTexts } from '../../../../shared/i18n/useTexts';
import { useCampaignRules } from './useCampaignRules';

/** The most boosts (docs/domain/campaigns-and-prizes.md). */
const mostBoosts = 20;

/** The boosts: name, conditions and factor of each. */
export function BoostFields({ control }: { control: Control<CampaignFormValues> }) {
  const { say } = useTexts('campaigns.form');
  const rules = useCampaignRules();
  const addButton = useRef<HTMLButtonElement>(null);
  const { fields, append, remove } = useFieldArray({ control, name: 'factorBoostDetail.boosts' });
  return (
    <Box>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{say('boostsText')}</Typography>
      <Stack spacing={2}>
        {fields.map(({ id }, index) => (
          <Box
            key={id}
            role="group"
            aria-label={say('boost', { number: index + 1 })}
            sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 2 }}
          >
            <Stack spacing={2}>
              <Box
                sx={{
                  display: 'grid',
                  gap: 2,
                  alignItems: 'start',
                  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr)' },
                }}
              >
                <TextField
                  control={control}
                  name={`factorBoostDetail.boosts.${index}.label`}
                  label={say('boostLabel')}
                  autoComplete="off"
                  rules={rules.label}
                />
                <TextField
                  control={control}
                  name={`factorBoostDetail.boosts.${index}.factor`}
                  label={say('factor')}
                  hint={say('factorHint')}
                  inputMode="decimal"
                  autoComplete="off"
                  rules={rules.factor}
                />
              </Box>
              <MatchFields
                control={control}
                name={`factorBoostDetail.boosts.${index}.match`}
                matchOf={({ factorBoostDetail }) => factorBoostDetail.boosts[index]?.match}
              />
              <Box>
                <Button
                  size="small"
                  color="error"
                  startIcon={<DeleteOutlined />}
                  onClick={() => {
                    remove(index);
                    addButton.current?.focus();
                  }}
                >
                  {say('removeBoost')}
                </Button>
              </Box>
            </Stack>
          </Box>
        ))}
      </Stack>
      <Button
        ref={addButton}
        size="small"
        variant="outlined"
        startIcon={<AddOutlined />}
        disabled={fields.length >= mostBoosts}
        onClick={() =>
          append(
            { label: '', match: emptyMatch, factor: '' },
            { focusName: `factorBoostDetail.boosts.${fields.length}.label` },
          )
        }
        sx={{ mt: fields.length > 0 ? 2 : 0 }}
      >
        {say('addBoost')}
      </Button>
    </Box>
  );
}
