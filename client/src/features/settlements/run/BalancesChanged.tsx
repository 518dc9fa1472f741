import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import { useTexts } from '../../../shared/i18n/useTexts';
import type { Problem } from '../../../shared/apollo/problem';

/**
 * Lists the dealers whose balances have changed since the run was proposed, or whose credits were put on hold; the page
 * displays the draft with the new ones.
 */
export function BalancesChanged({ problem }: { readonly problem: Problem }) {
  const { say } = useTexts('settlements.balancesChanged');
  const { obstacles = [], obstacleCount = obstacles.length } = problem;
  const more = obstacleCount - obstacles.length;
  return (
    <Box
      role="alert"
      sx={{ mb: 3, px: 1.5, py: 1, borderLeft: 4, borderColor: 'error.main', bgcolor: 'tint.error', borderRadius: 1 }}
    >
      <Typography sx={{ fontWeight: 600 }}>
        <FormattedMessage id={problem.reason === 'held' ? 'settlements.held' : 'settlements.balancesChanged'} />
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {obstacles.map(({ text, id }, index) => (
          <li key={index}>
            {id === null ? (
              text
            ) : (
              <Link component={RouterLink} to={`/dealers/${id}`}>
                {text}
              </Link>
            )}
          </li>
        ))}
      </Box>
      {more > 0 && <Typography sx={{ color: 'text.secondary' }}>{say('more', { count: more })}</Typography>}
    </Box>
  );
}
