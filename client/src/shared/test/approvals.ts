import { graphql, HttpResponse, type RequestHandler } from 'msw';
import type { PendingApprovalFragment } from '../../domain/approvals/approvals.generated';

/** Answers the requests that wait for a second person, about whatever; none without. */
export function pendingApprovalsResponse(...items: readonly PendingApprovalFragment[]): RequestHandler {
  return graphql.query('PendingApprovals', () =>
    HttpResponse.json({ data: { approvalsTable: { __typename: 'ApprovalPage', items, total: items.length } } }),
  );
}
