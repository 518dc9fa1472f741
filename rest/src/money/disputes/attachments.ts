/** The files of disputes: photographs and scanned documents. */
import { disputeLimits } from '@gdd/schema/disputes';
import { typeOfFile } from '../../ground/files/acceptedTypes.js';
import type { Download } from '../../ground/files/fileContent.js';
import { takeUpload } from '../../ground/files/uploads.js';
import { recordAudit } from '../../ground/platform/audit.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { notFound, Refusal, wrongInput } from '../../ground/platform/http/errors.js';
import { idempotent, type IdempotentRequest } from '../../ground/platform/http/idempotency.js';
import { attachmentById, countAttachments, insertAttachment, updateDispute } from './queries.js';
import { disputeForUpdate, disputeRecord, visibleDispute, writerOf } from './service.js';
import { attachmentView } from './views.js';

/**
 * Adds an upload to an undecided dispute.
 *
 * @throws Refusal NOT_FOUND; BAD_USER_INPUT, uploadId, for an upload that is unknown, or whose name and content are not
 *   those of a picture or PDF; CONFLICT, reason disputeDecided or tooManyAttachments
 */
export async function addAttachment(
  { database, storage, clock }: ServiceContext,
  caller: SignedIn,
  id: number,
  uploadId: number,
  request: IdempotentRequest | undefined,
) {
  const now = clock.programmeNow();
  return idempotent(database, request, clock, async (transaction) => {
    await disputeForUpdate(transaction, caller, id);
    if ((await countAttachments(transaction, id)) >= disputeLimits.attachments) {
      throw new Refusal('CONFLICT', { reason: 'tooManyAttachments' });
    }
    const file = await takeUpload(transaction, caller, uploadId, 'disputeAttachment', clock, 'uploadId');
    // by its content, not by the announced type
    const contentType = await typeOfFile(storage, file, 'proofs');
    if (contentType === undefined) throw wrongInput({ uploadId: 'notAllowed' });
    const addition = { addedBy: caller.userId, side: writerOf(caller), addedAt: now };
    const attachment = await insertAttachment(transaction, { ...file, ...addition, contentType, disputeId: id });
    await updateDispute(transaction, id, { updatedAt: now });
    const { filename, size, contentHash } = attachment;
    await recordAudit(transaction, now, [
      disputeRecord(caller, id, 'attachmentAdded', { filename, size, contentHash }),
    ]);
    return attachmentView(attachment, caller.name ?? caller.username);
  });
}

/** A file of a dispute to download. @throws Refusal NOT_FOUND, also for a dispute that the caller may not see */
export async function attachmentFile(
  { database }: ServiceContext,
  caller: SignedIn,
  id: number,
  attachmentId: number,
): Promise<Download> {
  await visibleDispute(database, caller, id);
  const attachment = await attachmentById(database, id, attachmentId);
  if (attachment === undefined) throw notFound();
  const { filename, contentType, storageKey, size, contentHash } = attachment;
  return { filename, contentType, content: { kind: 'stored', storageKey, size, contentHash } };
}
