/** Copying campaigns into drafts, and deleting drafts (docs/domain/campaigns-and-prizes.md, 'Drafts'). */
import { campaignTextLengths } from '@gdd/schema/campaigns';
import { attachmentPurpose } from '../campaigns/attachments.js';
import { attachmentsOf, deleteAttachment, insertAttachment } from '../campaigns/campaign/attachmentQueries.js';
import {
  campaignById,
  campaignByIdForUpdate,
  insertCampaign,
  type CampaignRow,
} from '../campaigns/campaign/queries.js';
import { withAttachments } from '../campaigns/campaign/service.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { yearAfter } from '../../ground/domain/periods.js';
import { abandonFile, receiveFile, takeUpload } from '../../ground/files/uploads.js';
import { addMembers } from '../memberships/membership/memberships.js';
import type { DealerGoal } from '../memberships/membership/queries.js';
import { recordAudit } from '../../ground/platform/audit.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { notFound } from '../../ground/platform/http/errors.js';
import { idempotent, type IdempotentRequest } from '../../ground/platform/http/idempotency.js';
import { deleteDraft, dealersToCopy } from './queries.js';
import { refuseOpened } from './refusals.js';
import type { CopyCampaign } from './schemas.js';

/**
 * Copies a campaign into a draft, with rules, budget, texts and attachments, and the period a year later.
 *
 * @returns the draft
 * @throws Refusal NOT_FOUND
 */
export async function copyCampaign(
  context: ServiceContext,
  caller: SignedIn,
  id: number,
  { withDealers, withGoals }: CopyCampaign,
  request: IdempotentRequest | undefined,
) {
  const { database, clock } = context;
  const now = clock.programmeNow();
  const uploads = await copiedFiles(context, caller, id);
  return idempotent(database, request, clock, async (transaction) => {
    const original = await campaignById(transaction, id);
    if (original === undefined) throw notFound();
    const input = copyOf(original);
    const draft = await insertCampaign(transaction, input, now);
    for (const uploadId of uploads) {
      const file = await takeUpload(transaction, caller, uploadId, attachmentPurpose, clock);
      await insertAttachment(transaction, { ...file, campaignId: draft.id, addedAt: now });
    }
    const act = { actorId: caller.userId, now };
    await recordAudit(transaction, now, [
      {
        ...act,
        entity: 'campaign',
        entityId: draft.id,
        action: 'copied',
        before: null,
        after: { copyOf: id, ...input },
      },
    ]);
    if (withDealers) await addMembers(transaction, act, draft, await copiedGoals(transaction, id, withGoals));
    return withAttachments(transaction, draft);
  });
}

/**
 * Copies the attachments of a campaign as uploads: each file has one owner, and is deleted with it. If the copy of the
 * campaign fails, they are deleted as unused uploads.
 *
 * @returns the uploads' ids
 */
async function copiedFiles(context: ServiceContext, caller: SignedIn, campaignId: number): Promise<number[]> {
  const ids: number[] = [];
  for (const { filename, contentType, storageKey } of await attachmentsOf(context.database, campaignId)) {
    const { stream } = await context.storage.read(storageKey);
    try {
      const { id } = await receiveFile(context, caller, { purpose: attachmentPurpose, filename, contentType }, stream);
      ids.push(id);
    } finally {
      stream.destroy();
    }
  }
  return ids;
}

function copyOf(original: CampaignRow) {
  const { type, duration, isMain, settlement, budget, description } = original;
  const { incentiveDetail, factorBoostDetail, eligibility } = original;
  return {
    title: copiedTitle(original),
    type,
    duration,
    isMain,
    settlement,
    budget,
    year: original.year + 1,
    startsOn: yearAfter(original.startsOn),
    endsOn: yearAfter(original.endsOn),
    description,
    incentiveDetail,
    factorBoostDetail,
    eligibility,
    state: 'draft',
  } as const satisfies Partial<CampaignRow>;
}

const copySuffix = ' (copia)';

/** 'Annuale 2025' → 'Annuale 2026', 'Flotte' → 'Flotte (copia)': another title, because goals files use titles. */
function copiedTitle({ title, year }: CampaignRow): string {
  const next = title.replaceAll(String(year), String(year + 1));
  return next === title ? title.slice(0, campaignTextLengths.title - copySuffix.length) + copySuffix : next;
}

/** A goal that is still to be set: the column is not null, so it has a placeholder. */
const goalToBeSet = { goalThreshold: 1, goalMissing: true } as const;

async function copiedGoals(transaction: Database, campaignId: number, withGoals: boolean): Promise<DealerGoal[]> {
  const dealers = await dealersToCopy(transaction, campaignId);
  return dealers.map(({ dealerId, goalThreshold, goalMissing }) =>
    withGoals && !goalMissing ? { dealerId, goalThreshold } : { dealerId, ...goalToBeSet },
  );
}

/**
 * Deletes a draft with its dealers and files. No dealer can have accepted it.
 *
 * @throws Refusal NOT_FOUND; CONFLICT, reason notADraft
 */
export async function deleteCampaign({ database, clock }: ServiceContext, caller: SignedIn, id: number): Promise<void> {
  const now = clock.programmeNow();
  await database.transaction(async (transaction) => {
    const draft = await campaignByIdForUpdate(transaction, id);
    if (draft === undefined) throw notFound();
    refuseOpened(draft);
    for (const { id: attachmentId } of await attachmentsOf(transaction, id)) {
      const attachment = await deleteAttachment(transaction, id, attachmentId);
      if (attachment !== undefined) await abandonFile(transaction, caller, attachmentPurpose, attachment);
    }
    await deleteDraft(transaction, id);
    const { title, year, startsOn, endsOn } = draft;
    await recordAudit(transaction, now, [
      {
        actorId: caller.userId,
        entity: 'campaign',
        entityId: id,
        action: 'deleted',
        before: { title, year, startsOn, endsOn },
        after: null,
      },
    ]);
  });
}
