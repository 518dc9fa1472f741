import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import type { ApprovalFilter } from '../../shared/apollo/schema.generated';
import { useFormat } from '../../shared/i18n/useFormat';
import { Notice } from '../../shared/page/Notice';
import { usePendingApprovalsQuery, type PendingApprovalFragment } from './approvals.generated';

/** The most requests that are named; the queue has the others. */
const mostNamed = 3;

interface PendingApprovalsProps {
  /** What the requests are about. */
  readonly about: Pick<ApprovalFilter, 'campaignId' | 'importId' | 'kind'>;
  /** The queue with these requests alone. */
  readonly queue: string;
}

/** Says what about a thing waits for a second person, with a link to each request; nothing where nothing waits. */
export function PendingApprovals({ about, queue }: PendingApprovalsProps) {
  const format = useFormat();
  const { data } = usePendingApprovalsQuery({
    variables: { input: { filter: { ...about, state: ['PENDING'] }, pageSize: mostNamed } },
    fetchPolicy: 'cache-and-network',
  });
  const { items = [], total = 0 } = data?.approvalsTable ?? {};
  if (items.length === 0) return null;
  const more = total - items.length;
  return (
    <Notice>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map((item) => (
          <li key={item.id}>
            <Waiting request={item} />
          </li>
        ))}
        {more > 0 && (
          <li>
            <Link component={RouterLink} to={queue}>
              <FormattedMessage id="approval.pending.more" values={{ count: more, number: format.number(more) }} />
            </Link>
          </li>
        )}
      </Box>
    </Notice>
  );
}

function Waiting({ request }: { readonly request: PendingApprovalFragment }) {
  const intl = useIntl();
  const format = useFormat();
  const { id, kind, dealer, request: asked, proposedBy, proposedAt } = request;
  const what = intl.formatMessage(
    { id: `approval.what.${kind}` },
    { dealer: dealer?.businessName, amount: asked.adjustment === null ? '' : format.euro(asked.adjustment.amount) },
  );
  return (
    <>
      <FormattedMessage
        id={`approval.pending${proposedBy === null ? '' : 'By'}`}
        values={{ what, at: format.dateTime(proposedAt), name: proposedBy }}
      />{' '}
      <Link
        component={RouterLink}
        to={`/approvals/${id}`}
        aria-label={`${what}: ${intl.formatMessage({ id: 'approval.see' })}`}
      >
        <FormattedMessage id="approval.see" />
      </Link>
    </>
  );
}
