import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useTexts } from '../../shared/i18n/useTexts';
import { Surface } from '../../shared/page/Surface';
import { useCan } from '../../shared/permissions/useCan';
import { DisputeButton } from './DisputeButton';
import type { StatementDisputeFieldsFragment } from './disputes.generated';
import { DisputeStateLabel } from './DisputeStateLabel';
import { disputeTitle } from './disputeTitle';

interface StatementDisputesProps {
  readonly campaignId: string;
  readonly dealerId: string;
  readonly disputes: readonly StatementDisputeFieldsFragment[];
}

const kinds = ['MISSING', 'FIGURE', 'OTHER'] as const;

/** A dealer's disputes about a campaign, and the buttons that open one; nothing if there are neither. */
export function StatementDisputes({ campaignId, dealerId, disputes }: StatementDisputesProps) {
  const { intl, say, format } = useTexts('dispute');
  const can = useCan();
  const mayOpen = can('accessSubscription', 'accessCampaigns');
  if (!mayOpen && disputes.length === 0) return null;
  return (
    <Box sx={{ ...(disputes.length === 0 && { displayPrint: 'none' }) }}>
      <Surface title={say('section')}>
        {mayOpen && (
          <>
            <Typography sx={{ color: 'text.secondary', mb: 2, displayPrint: 'none' }}>{say('section.text')}</Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {kinds.map((kind) => (
                <DisputeButton
                  key={kind}
                  label={say(`button.${kind}`)}
                  dispute={{
                    campaignId,
                    dealerId,
                    about: { kind },
                    text: kind === 'OTHER' ? '' : say(`text.${kind}`),
                  }}
                />
              ))}
            </Box>
          </>
        )}
        {disputes.length > 0 && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: mayOpen ? 2 : 0, p: 0, display: 'grid', gap: 1 }}>
            {disputes.map(({ id, state, about, openedAt }) => (
              <Box
                component="li"
                key={id}
                sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}
              >
                <Link component={RouterLink} to={`/disputes/${id}`} sx={{ overflowWrap: 'anywhere' }}>
                  {disputeTitle(about, intl)}
                </Link>
                <DisputeStateLabel state={state} />
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {format.date(openedAt)}
                </Box>
              </Box>
            ))}
          </Box>
        )}
      </Surface>
    </Box>
  );
}
