import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useController, type Control } from 'react-hook-form';
import { DateField } from '../../../../shared/dates/DateField';
import { useTexts } from '../../../../shared/i18n/useTexts';
import { Surface } from '../../../../shared/page/Surface';
import { visibilities, type ContentFormValues } from './contentFormValues';

/** When the content is published: not yet, today, or on a day. */
export function PublishingFields({ control }: { readonly control: Control<ContentFormValues> }) {
  const { say } = useTexts('content');
  const { field } = useController({ control, name: 'visibility' });
  return (
    <Surface title={say('publishing')}>
      <RadioGroup aria-label={say('publishing')} value={field.value} onChange={field.onChange} onBlur={field.onBlur}>
        {visibilities.map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio size="small" />}
            label={say(`visibility.${value}`)}
            sx={{ minHeight: { xs: 44, sm: 36 } }}
          />
        ))}
      </RadioGroup>
      {field.value === 'day' && (
        <Box sx={{ mt: 1 }}>
          <DateField
            control={control}
            name="publishedOn"
            label={say('field.day')}
            hint={say('field.dayHint')}
            rules={{ required: true }}
          />
        </Box>
      )}
    </Surface>
  );
}
