import type { DisputeSide } from '@gdd/schema/disputes';
import type { Database } from '../database/connections/connection.js';
import type { DisputeExplanation } from '../database/tables/programme/disputes.js';
import type { SignedIn } from '../platform/http/caller.js';
import { subjectView } from '../statements/disputes.js';
import { attachmentsOf, messagesOf, outcomeOf, waitingFor, type AttachmentRow, type NamedDispute } from './queries.js';
import type { DisputeRowView, DisputeView } from './schemas.js';

/** For whom a caller writes; null: it only reads. */
export function sideOf({ permissions }: SignedIn): DisputeSide | null {
  if (permissions.includes('accessCampaigns')) return 'office';
  return permissions.includes('accessSubscription') ? 'dealer' : null;
}

/** A dispute as the queue shows it. */
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

/** A dispute as its page shows it. */
export async function detailView(
  database: Database,
  caller: SignedIn,
  found: NamedDispute,
  now: Date,
): Promise<DisputeView> {
  const { row } = found;
  // one after the other: a transaction has one connection
  const messages = await messagesOf(database, row.id);
  const attachments = await attachmentsOf(database, row.id);
  const { entry, importFilename, approvalId } = await outcomeOf(database, row, now);
  const side = sideOf(caller);
  const waits = waitingFor(row.state) !== null;
  return {
    ...rowView(found),
    explanation: explanationView(row.explanation),
    messages: messages.map(({ message: { id, side, text, state, at }, author }) => ({
      ...{ id, author, side, text, state },
      at: at.toISOString(),
    })),
    attachments: attachments.map(({ attachment, addedBy }) => attachmentView(attachment, addedBy)),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    outcome:
      row.state === 'accepted'
        ? { entryId: entry?.id ?? null, amount: entry?.amount ?? null, importId: row.importId, importFilename }
        : null,
    approvalId,
    mayAnswer: waits && side !== null,
    mayDecide: waits && side === 'office',
    mayWithdraw: waits && (side === 'dealer' || row.openedBy === caller.userId),
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
