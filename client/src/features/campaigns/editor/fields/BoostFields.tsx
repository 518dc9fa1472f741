import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useFieldArray, type Control } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { TextField } from '../../../../shared/forms/fields/TextField';
import { emptyMatch, type CampaignFormValues } from '../campaignFormValues';
import { MatchFields } from './MatchFields';
import { useCampaignRules } from './useCampaignRules';

/** The most boosts (docs/domain/campaigns-and-prizes.md). */
const mostBoosts = 20;

/** The boosts: name, conditions and factor of each. */
export function BoostFields({ control }: { control: Control<CampaignFormValues> }) {
  const intl = useIntl();
  const rules = useCampaignRules();
  const addButton = useRef<HTMLButtonElement>(null);
  const { fields, append, remove } = useFieldArray({ control, name: 'factorBoostDetail.boosts' });
  const label = (id: string) => intl.formatMessage({ id: `campaigns.form.${id}` });
  return (
    <Box>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        <FormattedMessage id="campaigns.form.boostsText" />
      </Typography>
      <Stack spacing={2}>
        {fields.map(({ id }, index) => (
          <Box
            key={id}
            role="group"
            aria-label={intl.formatMessage({ id: 'campaigns.form.boost' }, { number: index + 1 })}
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
                  label={label('boostLabel')}
                  autoComplete="off"
                  rules={rules.label}
                />
                <TextField
                  control={control}
                  name={`factorBoostDetail.boosts.${index}.factor`}
                  label={label('factor')}
                  hint={label('factorHint')}
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
                  <FormattedMessage id="campaigns.form.removeBoost" />
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
        <FormattedMessage id="campaigns.form.addBoost" />
      </Button>
    </Box>
  );
}
