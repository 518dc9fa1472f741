import type { ApprovalFilter } from '../../shared/apollo/schema.generated';
import { usePendingApprovalsQuery, type PendingApprovalFragment } from './approvals.generated';

/** Requests read at most; the queue has the others. */
const mostNamed = 3;

/** What requests are about. */
export type PendingAbout = Pick<ApprovalFilter, 'campaignId' | 'importId' | 'documentId' | 'kind'>;

interface PendingRequests {
  readonly items: readonly PendingApprovalFragment[];
  readonly total: number;
  /** Whether the requests are read for the first time: it is not known yet whether there are any. */
  readonly isLoading: boolean;
}

/** The requests that wait for a second person: the first of them, and their number. */
export function usePendingRequests(about: PendingAbout): PendingRequests {
  const { data, loading } = usePendingApprovalsQuery({
    variables: { input: { filter: { ...about, state: ['PENDING'] }, pageSize: mostNamed } },
    fetchPolicy: 'cache-and-network',
  });
  const { items = [], total = 0 } = data?.approvalsTable ?? {};
  return { items, total, isLoading: loading && data === undefined };
}
