import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { Problem } from '../apollo/problem';
import { Notice } from '../page/Notice';
import { FormActions } from './FormActions';
import { FormProblem } from './FormProblem';
import { SubmitButton } from './SubmitButton';

interface SettingsFrameProps {
  /** Somebody has saved a newer version: the text says so. */
  readonly staleText: string | undefined;
  readonly problem: Problem | undefined;
  readonly busy: boolean;
  readonly saveLabel: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The form of a page of settings: what keeps them from being saved, the fields, and the button. */
export function SettingsFrame({ staleText, problem, busy, saveLabel, onSubmit, children }: SettingsFrameProps) {
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      sx={{ maxWidth: 880 }}
    >
      <Stack spacing={2}>
        {staleText !== undefined && <Notice>{staleText}</Notice>}
        <FormProblem problem={problem} />
        {children}
        <FormActions>
          <SubmitButton busy={busy}>{saveLabel}</SubmitButton>
        </FormActions>
      </Stack>
    </Box>
  );
}
