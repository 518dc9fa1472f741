import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { dealerStatuses, type DealerStatus } from '@gdd/schema/members';
import { statusOptions } from '../dealerOptions';
import { useTexts } from '../../../shared/i18n/useTexts';
import { StatusLabel } from './StatusLabel';

interface StatusChoiceProps {
  readonly value: DealerStatus | undefined;
  readonly onChange: (status: DealerStatus) => void;
  readonly disabled?: boolean;
}

/** Radio buttons for the three statuses, each with its meaning. */
export function StatusChoice({ value, onChange, disabled = false }: StatusChoiceProps) {
  const { say } = useTexts('dealers.statusDialog');
  return (
    <RadioGroup
      aria-label={say('label')}
      value={value ?? ''}
      onChange={(_event, chosen) => {
        const status = dealerStatuses.find((candidate) => candidate === chosen);
        if (status !== undefined) onChange(status);
      }}
    >
      {dealerStatuses.map((status) => (
        <FormControlLabel
          key={status}
          value={status}
          disabled={disabled}
          control={<Radio />}
          sx={{ alignItems: 'flex-start', mb: 0.5 }}
          label={
            <Box sx={{ pt: 1 }}>
              <StatusLabel status={statusOptions[status]} />
              <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.25 }}>
                {say(status)}
              </Typography>
            </Box>
          }
        />
      ))}
    </RadioGroup>
  );
}
