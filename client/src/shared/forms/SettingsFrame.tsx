import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { Problem } from '../apollo/problem';
import { Notice } from '../page/Notice';
import type { Draft } from './drafts/useDraft';
import { FormActions } from './FormActions';
import { FormProblem } from './FormProblem';
import { SubmitButton } from './SubmitButton';

interface SettingsFrameProps {
  /** The notice that somebody has saved a newer version; undefined if nobody has. */
  readonly staleText: string | undefined;
  readonly problem: Problem | undefined;
  readonly draft: Draft;
  readonly busy: boolean;
  readonly saveLabel: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The form of a settings page: the notice, the problem, the fields, and the submit button. */
export function SettingsFrame({ staleText, problem, draft, busy, saveLabel, onSubmit, children }: SettingsFrameProps) {
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
        <FormProblem problem={problem} draft={draft} />
        {children}
        <FormActions>
          <SubmitButton busy={busy}>{saveLabel}</SubmitButton>
        </FormActions>
      </Stack>
    </Box>
  );
}
