import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { Problem } from '../apollo/problem';
import { useProblemText } from '../apollo/useProblemText';
import { ForgottenPasswordLink } from './ForgottenPasswordLink';

interface FormProblemProps {
  readonly problem: Problem | undefined;
  /** Replaces the problem's default text. */
  readonly text?: string | undefined;
}

/** The problem of a form as a whole, above its fields. */
export function FormProblem({ problem, text }: FormProblemProps) {
  const problemText = useProblemText();
  if (problem === undefined) return null;
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
