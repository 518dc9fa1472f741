import type { DisputeSide } from '@gdd/schema/disputes';
import type { Database } from '../../ground/database/connections/connection.js';
import type { DisputeExplanation } from '../../ground/database/tables/programme/disputes.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { subjectView } from '../statements/disputes.js';
import { attachmentsOf, messagesOf, outcomeOf, waitingFor, type AttachmentRow, type NamedDispute } from './queries.js';
import type { DisputeRowView, DisputeView } from './schemas.js';

/** The side for which a caller writes; null for a caller that may only read. */
export function sideOf({ permissions }: SignedIn): DisputeSide | null {
  if (permissions.includes('accessCampaigns')) return 'office';
  return permissions.includes('accessSubscription') ? 'dealer' : null;
}

/** A row of the queue. */
export function rowView({ row, campaign, dealer, openedBy, assigneeName }: NamedDispute): DisputeRowView {
  return {
    id: row.id,
    campaign,
    dealer,
    about: subjectView(row),
    state: row.state,
    waitingFor: waitingFor(row.state),
    assignee: row.assigneeId === null || assigneeName === null ? null : { id: row.assigneeId, name: assigneeName },
    openedBy,
    openedAt: row.openedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}

/** A dispute with its details. */
export async function detailView(
  database: Database,
  caller: SignedIn,
  dispute: NamedDispute,
  now: Date,
): Promise<DisputeView> {
  const { row } = dispute;
  // sequential: in a transaction there is only one connection
  const messages = await messagesOf(database, row.id);
  const attachments = await attachmentsOf(database, row.id);
  const { entry, importFilename, approvalId } = await outcomeOf(database, row, now);
  const side = sideOf(caller);
  const isUndecided = waitingFor(row.state) !== null;
  return {
    ...rowView(dispute),
    explanation: explanationView(row.explanation),
    messages: messages.map(({ message: { id, side, text, state, at }, author }) => ({
      id,
      author,
      side,
      text,
      state,
      at: at.toISOString(),
    })),
    attachments: attachments.map(({ attachment, addedBy }) => attachmentView(attachment, addedBy)),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    outcome:
      row.state === 'accepted'
        ? {
            ...{ entryId: entry?.id ?? null, amount: entry?.amount ?? null, importId: row.importId, importFilename },
            ...{ goalBefore: row.goalBefore, goalAfter: row.goalAfter },
          }
        : null,
    approvalId,
    mayAnswer: isUndecided && side !== null,
    mayDecide: isUndecided && side === 'office',
    mayWithdraw: isUndecided && (side === 'dealer' || row.openedBy === caller.userId),
  };
}

function explanationView({ line, documentLines, figure }: DisputeExplanation): DisputeView['explanation'] {
  return {
    line: line ?? null,
    documentLines: documentLines ?? null,
    figure: figure === undefined ? null : { ...figure, tiers: figure.tiers.map((tier) => ({ ...tier })) },
  };
}

export function attachmentView({ id, filename, contentType, size, side, addedAt }: AttachmentRow, addedBy: string) {
  return { id, filename, contentType, size, side, addedBy, addedAt: addedAt.toISOString() };
}
