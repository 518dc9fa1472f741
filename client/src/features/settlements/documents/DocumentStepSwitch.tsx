import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTexts } from '../../../shared/i18n/useTexts';
import { documentSteps, type DocumentStep } from './documentSteps';

interface DocumentStepSwitchProps {
  /** Undefined where the filters show several states, or others. */
  readonly value: DocumentStep | '' | undefined;
  /** How many documents wait on each step, by the other filters; undefined while it is not known. */
  readonly counts: Readonly<Record<DocumentStep, number>> | undefined;
  readonly onChange: (step: DocumentStep | '') => void;
}

/** Toggle buttons for what waits: notes to be sent, prepared or rejected, documents to be paid, or whose payment came back. */
export function DocumentStepSwitch({ value, counts, onChange }: DocumentStepSwitchProps) {
  const { say, format } = useTexts('settlements.documents');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value ?? null}
      aria-label={say('step')}
      onChange={(_event, step: DocumentStep | '' | null) => onChange(step ?? '')}
      sx={{ mb: 1.5, flexWrap: 'wrap', displayPrint: 'none' }}
    >
      {(['', ...documentSteps] as const).map((step) => {
        const count = step === '' ? undefined : counts?.[step];
        return (
          <ToggleButton key={step} value={step} sx={{ px: 1.5, gap: 0.75, minHeight: 40 }}>
            {say(`step.${step || 'all'}`)}
            {count !== undefined && (
              <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 400 }}>
                {format.number(count)}
              </Box>
            )}
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}
