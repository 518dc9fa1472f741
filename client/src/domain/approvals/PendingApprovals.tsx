import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useTexts } from '../../shared/i18n/useTexts';
import { Notice } from '../../shared/page/Notice';
import type { PendingApprovalFragment } from './approvals.generated';
import { requestAmount, requestPart } from './requestParts';
import { usePendingRequests, type PendingAbout } from './usePendingRequests';

interface PendingApprovalsProps {
  /** The filter for the requests. */
  readonly about: PendingAbout;
  /** The address of the queue with only these requests. */
  readonly queue: string;
}

/** Lists the requests that wait for a second person, each with a link; nothing if there are none. */
export function PendingApprovals({ about, queue }: PendingApprovalsProps) {
  const { say, format } = useTexts('approval.pending');
  const { items, total } = usePendingRequests(about);
  if (items.length === 0) return null;
  const more = total - items.length;
  return (
    <Notice>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map((item) => (
          <li key={item.id}>
            <PendingRequest request={item} />
          </li>
        ))}
        {more > 0 && (
          <li>
            <Link component={RouterLink} to={queue}>
              {say('more', { count: more, number: format.number(more) })}
            </Link>
          </li>
        )}
      </Box>
    </Notice>
  );
}

function PendingRequest({ request }: { readonly request: PendingApprovalFragment }) {
  const { say, format } = useTexts('approval');
  const { id, kind, dealer, document, request: details, proposedBy, proposedAt } = request;
  const part = requestPart(details);
  const what = say(`what.${part === '.reversal' ? 'reversal' : `${kind}${part}`}`, {
    number: document?.number,
    dealer: dealer?.businessName,
    amount: requestAmount(details, format),
  });
  return (
    <>
      {say(`pending${proposedBy === null ? '' : 'By'}`, { what, at: format.dateTime(proposedAt), name: proposedBy })}{' '}
      <Link component={RouterLink} to={`/approvals/${id}`} aria-label={`${what}: ${say('see')}`}>
        {say('see')}
      </Link>
    </>
  );
}
