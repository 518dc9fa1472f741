import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useTexts } from '../../shared/i18n/useTexts';
import { useCan } from '../../shared/permissions/useCan';
import { DisputeButton } from './DisputeButton';
import type { LineDisputeFieldsFragment } from './disputes.generated';
import { DisputeStateLabel } from './DisputeStateLabel';

interface LineDisputeProps {
  readonly campaignId: string;
  readonly dealerId: string;
  readonly line: {
    readonly document: string;
    readonly line: number;
    readonly dispute: LineDisputeFieldsFragment | null;
  };
  /** The reason why the line does not count; undefined if it counts. */
  readonly why?: string | undefined;
}

/** A line's dispute, and the button that opens one unless one is pending. */
export function LineDispute({ campaignId, dealerId, line: { document, line, dispute }, why }: LineDisputeProps) {
  const { intl, say } = useTexts('dispute');
  const can = useCan();
  const name = intl.formatMessage({ id: 'statement.lines.documentLine' }, { document, line: String(line) });
  const isPending = dispute?.state === 'OPEN' || dispute?.state === 'ANSWERED';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
      {dispute !== null && (
        <Link
          component={RouterLink}
          to={`/disputes/${dispute.id}`}
          aria-label={say('ofLine', { name, state: say(`state.${dispute.state}`) })}
        >
          <DisputeStateLabel state={dispute.state} />
        </Link>
      )}
      {!isPending && can('accessSubscription', 'accessCampaigns') && (
        <DisputeButton
          isQuiet
          label={say('line')}
          ariaLabel={say('line.of', { name })}
          dispute={{
            campaignId,
            dealerId,
            about: { kind: 'LINE', document, line },
            text: intl.formatMessage(
              { id: why === undefined ? 'dispute.text.counted' : 'dispute.text.excluded' },
              { name },
            ),
          }}
        />
      )}
    </Box>
  );
}
