import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import WifiOffOutlined from '@mui/icons-material/WifiOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Problem } from '../apollo/problem';
import { useProblemText } from '../apollo/useProblemText';

interface ErrorStateProps {
  readonly problem: Problem;
  readonly onRetry?: () => void;
  /** A further sentence. */
  readonly children?: ReactNode;
}

/** The error in place of content: its text, a button to retry, and the request's id for support. */
export function ErrorState({ problem, onRetry, children }: ErrorStateProps) {
  const problemText = useProblemText();
  // The tab runs an old version, whose query would be refused again.
  const isOutdated = problem.reason === 'unknownDocument';
  const Icon = problem.offline ? WifiOffOutlined : ErrorOutlineOutlined;
  return (
    <Box
      role="alert"
      sx={{
        display: 'flex',
        gap: 2,
        alignItems: 'flex-start',
        p: 2.5,
        border: 1,
        borderColor: 'divider',
        borderLeft: 4,
        borderLeftColor: 'error.main',
        borderRadius: 2,
        bgcolor: 'background.paper',
      }}
    >
      <Icon aria-hidden sx={{ color: 'error.main' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography>{problemText(problem)}</Typography>
        {children !== undefined && <Typography sx={{ color: 'text.secondary' }}>{children}</Typography>}
        {problem.requestId !== undefined && (
          <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            <FormattedMessage id="states.requestId" values={{ id: problem.requestId }} />
          </Typography>
        )}
        {(isOutdated || onRetry !== undefined) && (
          <Box sx={{ mt: 1.5 }}>
            <Button variant="outlined" size="small" onClick={isOutdated ? () => window.location.reload() : onRetry}>
              <FormattedMessage id={isOutdated ? 'actions.reload' : 'actions.retry'} />
            </Button>
          </Box>
        )}
      </Box>
    </Box>
  );
}
