import { HttpResponse, type RequestHandler } from 'msw';
import type { PendingApprovalFragment, RequestMadeFragment } from '../../domain/approvals/approvals.generated';
import { graphql } from './graphql';

/** The request for approval that a mutation has made instead of its change. */
export const requestMade: RequestMadeFragment = {
  __typename: 'Approval',
  id: '4',
  expiresAt: '2026-01-29T09:00:00.000Z',
};

/** Returns these pending approvals, whatever they are queried for; without any, an empty list. */
export function pendingApprovalsResponse(...items: readonly PendingApprovalFragment[]): RequestHandler {
  return graphql.query('PendingApprovals', () =>
    HttpResponse.json({ data: { approvalsTable: { __typename: 'ApprovalPage', items, total: items.length } } }),
  );
}
