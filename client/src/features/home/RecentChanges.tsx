import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useStepText } from '../../domain/statements/changes/useStepText';
import { useTexts } from '../../shared/i18n/useTexts';
import { useRecentChangesQuery, type RecentChangesQuery } from './RecentChanges.generated';

type Step = NonNullable<RecentChangesQuery['recentChanges']>[number]['step'];

/** The most changes listed; the campaigns' pages have all of them. */
const most = 3;

/** The changes for the dealer since yesterday: '+41,30 € da ieri: importazione vendite-ottobre.csv, 12 righe'. */
export function RecentChanges() {
  const { say } = useTexts('home');
  const textOf = useStepText();
  const amountOf = useAmount();
  // Without an error state: the dashboard does not depend on it.
  const { data } = useRecentChangesQuery({ fetchPolicy: 'cache-and-network' });
  const changes = data?.recentChanges ?? [];
  if (changes.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={say('changes')}
      sx={{ listStyle: 'none', m: 0, mb: 2, p: 0, display: 'grid', gap: 0.5 }}
    >
      {changes.slice(0, most).map(({ campaign, step }, index) => (
        <Typography key={index} component="li" sx={{ overflowWrap: 'anywhere' }}>
          {say('changes.since', { amount: amountOf(step), cause: textOf(step) })}{' '}
          <Link component={RouterLink} to={`/subscriptions/${campaign.id}`}>
            {campaign.title}
          </Link>
        </Typography>
      ))}
    </Box>
  );
}

/** Formats the most important change of a step: the prize, else the expendable prize, else the tyres. */
function useAmount(): (step: Step) => string {
  const { say, format } = useTexts('home.changes');
  const signed = { signDisplay: 'exceptZero' } as const;
  return ({ accumulated, expendable, tires }) => {
    if (Number(accumulated) !== 0) return format.euro(accumulated, signed);
    if (Number(expendable) !== 0) {
      return say('expendable', { amount: format.euro(expendable, signed) });
    }
    return say('tires', { count: tires, number: format.number(tires, signed) });
  };
}
