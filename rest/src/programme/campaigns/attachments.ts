import { promisedType, typeOfFile } from '../../ground/files/acceptedTypes.js';
import type { ArrivingFile } from '../../ground/files/fileBody.js';
import type { Download } from '../../ground/files/fileContent.js';
import { abandonFile, receiveFile, takeUpload } from '../../ground/files/uploads.js';
import { recordAudit } from '../../ground/platform/audit.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { notFound, wrongInput } from '../../ground/platform/http/errors.js';
import { idempotent, type IdempotentRequest } from '../../ground/platform/http/idempotency.js';
import { lockedRules } from '../../figures/sums/rules.js';
import { campaignExists } from './campaign/queries.js';
import {
  attachmentById,
  deleteAttachment,
  insertAttachment,
  type AttachmentRow,
} from './campaign/attachmentQueries.js';
import { visibleCampaign } from './campaign/service.js';
import { attachmentView } from './campaign/views.js';

/** The purpose of uploads that become attachments. */
export const attachmentPurpose = 'campaignAttachment';

/** An upload to be attached. */
export interface OfferedUpload {
  readonly id: number;
  /**
   * Stands for the body in the hash of an Idempotency-Key, where the call brings the file itself: each such call has an
   * upload of its own. Undefined: the body names an upload and is hashed.
   */
  readonly idempotencyBody?: Readonly<Record<string, string>>;
}

/**
 * Receives a file that comes in the call that attaches it, and stores it as an upload.
 *
 * @throws Refusal BAD_USER_INPUT for a type that is not accepted; NOT_FOUND; PAYLOAD_TOO_LARGE
 */
export async function receiveAttachment(
  context: ServiceContext,
  caller: SignedIn,
  campaignId: number,
  { filename, contentType, bytes }: ArrivingFile,
): Promise<OfferedUpload> {
  if (promisedType(filename, 'attachments') === undefined) throw wrongInput({ file: 'notAllowed' });
  if (!(await campaignExists(context.database, campaignId))) throw notFound();
  const { id, contentHash } = await receiveFile(
    context,
    caller,
    { purpose: attachmentPurpose, filename, contentType },
    bytes,
  );
  return { id, idempotencyBody: { filename, contentHash } };
}

/**
 * Attaches an upload to a campaign, in any state of the campaign.
 *
 * @throws Refusal BAD_USER_INPUT for an upload that is unknown, or is not what its name promises; NOT_FOUND
 */
export async function addAttachment(
  { database, storage, clock }: ServiceContext,
  caller: SignedIn,
  campaignId: number,
  uploadId: number,
  request: IdempotentRequest | undefined,
) {
  const now = clock.programmeNow();
  return idempotent(database, request, clock, async (transaction) => {
    const file = await takeUpload(transaction, caller, uploadId, attachmentPurpose, clock);
    // derived from the content, not from the announced content type
    const contentType = await typeOfFile(storage, file, 'attachments');
    if (contentType === undefined) throw wrongInput({ file: 'notAllowed' });
    // locks the campaign: a draft may be deleted concurrently
    if ((await lockedRules(transaction, campaignId, 'share')) === undefined) throw notFound();
    const attachment = await insertAttachment(transaction, { ...file, contentType, campaignId, addedAt: now });
    await recordAudit(transaction, now, [
      {
        actorId: caller.userId,
        entity: 'campaign',
        entityId: campaignId,
        action: 'attachmentAdded',
        before: null,
        after: auditView(attachment),
      },
    ]);
    return attachmentView(attachment);
  });
}

/**
 * Removes an attachment from a campaign. The stored file is deleted later, so that running downloads complete.
 *
 * @throws Refusal NOT_FOUND
 */
export async function removeAttachment(
  { database, clock }: ServiceContext,
  caller: SignedIn,
  campaignId: number,
  attachmentId: number,
): Promise<void> {
  const now = clock.programmeNow();
  await database.transaction(async (transaction) => {
    const attachment = await deleteAttachment(transaction, campaignId, attachmentId);
    if (attachment === undefined) throw notFound();
    await abandonFile(transaction, caller, attachmentPurpose, attachment);
    await recordAudit(transaction, now, [
      {
        actorId: caller.userId,
        entity: 'campaign',
        entityId: campaignId,
        action: 'attachmentRemoved',
        before: auditView(attachment),
        after: null,
      },
    ]);
  });
}

/**
 * An attachment to download.
 *
 * @throws Refusal NOT_FOUND, to a dealer also for that of a campaign that it is not in
 */
export async function attachmentFile(
  { database }: ServiceContext,
  caller: SignedIn,
  campaignId: number,
  attachmentId: number,
): Promise<Download> {
  await visibleCampaign(database, caller, campaignId);
  const attachment = await attachmentById(database, campaignId, attachmentId);
  if (attachment === undefined) throw notFound();
  const { filename, contentType, storageKey, size, contentHash } = attachment;
  return { filename, contentType, content: { kind: 'stored', storageKey, size, contentHash } };
}

function auditView({ filename, size, contentHash }: AttachmentRow) {
  return { filename, size, contentHash };
}
