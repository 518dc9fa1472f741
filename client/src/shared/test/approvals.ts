import { graphql, HttpResponse, type RequestHandler } from 'msw';
import type { PendingApprovalFragment, RequestMadeFragment } from '../../domain/approvals/approvals.generated';

/** The request that a mutation has made in the place of what it asked for. */
export const requestMade: RequestMadeFragment = {
  __typename: 'Approval',
  ...{ id: '4', expiresAt: '2026-01-29T09:00:00.000Z' },
};

/** Answers the requests that wait for a second person, about whatever; none without. */
export function pendingApprovalsResponse(...items: readonly PendingApprovalFragment[]): RequestHandler {
  return graphql.query('PendingApprovals', () =>
    HttpResponse.json({ data: { approvalsTable: { __typename: 'ApprovalPage', items, total: items.length } } }),
  );
}
