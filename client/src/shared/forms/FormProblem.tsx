import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { Problem } from '../apollo/problem';
import { useProblemText } from '../apollo/useProblemText';
import { DraftNotice } from './drafts/DraftNotice';
import type { Draft } from './drafts/useDraft';
import { ForgottenPasswordLink } from './ForgottenPasswordLink';
import { RequiredNote } from './fields/RequiredNote';

interface FormProblemProps {
  readonly problem: Problem | undefined;
  /** Replaces the problem's default text. */
  readonly text?: string | undefined;
  /** The form's draft; undefined for a form without one. */
  readonly draft?: Draft | undefined;
}

/**
 * What stands above the fields of a form: what an asterisk means, that a draft was filled in, and the problem of the
 * form as a whole.
 */
export function FormProblem({ problem, text, draft }: FormProblemProps) {
  return (
    <>
      <RequiredNote />
      {problem === undefined ? <DraftNotice draft={draft} /> : <ProblemText problem={problem} text={text} />}
    </>
  );
}

function ProblemText({ problem, text }: { readonly problem: Problem; readonly text: string | undefined }) {
  const problemText = useProblemText();
  return (
    <Box
      role="alert"
      sx={{ borderLeft: 4, borderColor: 'error.main', bgcolor: 'tint.error', borderRadius: 1, px: 1.5, py: 1 }}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{text ?? problemText(problem)}</Typography>
      {problem.reason === 'tooManyFailures' && <ForgottenPasswordLink />}
      {problem.requestId !== undefined && problem.code === 'INTERNAL_SERVER_ERROR' && (
        <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <FormattedMessage id="states.requestId" values={{ id: problem.requestId }} />
        </Typography>
      )}
    </Box>
  );
}
