/** Campaigns are created and changed; where their rules change, the figures of their dealers change with them. */
import { propose, type Confirmation } from '../approvals/requests/proposing.js';
import type { ApprovalView } from '../approvals/requests/schemas.js';
import { approvalTerms } from '../approvals/requests/terms.js';
import type { Database } from '../database/connections/connection.js';
import { publishEvent } from '../events/publish.js';
import { recordAudit } from '../platform/audit.js';
import type { SignedIn } from '../platform/http/caller.js';
import type { ServiceContext } from '../platform/context.js';
import { notFound, Refusal, refuseWrong } from '../platform/http/errors.js';
import { idempotent, type IdempotentRequest } from '../platform/http/idempotency.js';
import { refuseClosed } from './campaign/refusals.js';
import {
  campaignByIdForUpdate,
  changeCampaign,
  hasEntryBefore,
  insertCampaign,
  type CampaignRow,
} from './campaign/queries.js';
import type { CampaignFields, NewCampaign, UpdateCampaign } from './campaign/schemas.js';
import { withAttachments } from './campaign/service.js';
import { lockSums, recomputeSums } from '../sums/sums.js';
import { refreshFigures } from '../sums/membershipFigures.js';
import { recomputeTiresBefore } from '../sums/tiresBefore.js';
import { giveUpAt } from '../platform/mail/outbox.js';
import {
  changedFields,
  changedParts,
  fieldsOfRules,
  fieldsOfSums,
  rulesOf,
  type Field,
  type Fields,
} from './rules/comparison.js';
import { previewOfChange, refuseMoved } from './rules/preview.js';
import { hasAcceptances, insertRulesVersion, lossesOf, notifyDealers, type RulesPreviewRow } from './rules/queries.js';

/** Creates a campaign without dealers, open or as a draft. */
export async function createCampaign(
  { database, clock }: ServiceContext,
  caller: SignedIn,
  input: NewCampaign,
  request: IdempotentRequest | undefined,
) {
  const now = clock.now();
  return idempotent(database, request, now, async (transaction) => {
    await lockSums(transaction, 'lines');
    const campaign = await insertCampaign(transaction, input, now);
    await recomputeTiresBefore(transaction, campaign);
    if (campaign.state !== 'draft') {
      await insertRulesVersion(transaction, campaign, { since: now, createdBy: caller.userId, reason: null });
      await publishEvent(transaction, {
        kind: 'campaignOpened',
        key: campaign.id,
        at: now,
        about: { campaignId: campaign.id },
      });
    }
    const { id: entityId } = campaign;
    const { state, ...fields } = input;
    const after = state === 'draft' ? input : fields;
    await recordAudit(transaction, now, [
      { actorId: caller.userId, entity: 'campaign', entityId, action: 'created', before: null, after },
    ]);
    return withAttachments(transaction, campaign);
  });
}

/** The fields that decide which lines of the year before count. */
const fieldsOfTiresBefore: readonly Field[] = ['startsOn', 'endsOn', 'eligibility'];

/**
 * Updates a campaign and, where its rules change, the figures of its dealers: both or nothing. Rules that change make a
 * version of them, unless it is a draft; once a dealer has accepted it names its reason and the preview that it is based
 * on, and each dealer whose prize it changes is informed by mail (docs/domain/rules.md).
 *
 * @returns the campaign; with it the request that waits for a second person in the place of the change, where rules change
 *   for which somebody gets less
 * @throws Refusal NOT_FOUND; CONFLICT, reason approvalPending, campaignClosed, staleVersion when it has a newer version than the one that
 *   the caller started from, redeemedBefore where its first day would come after an entry of a ledger, or previewOutdated;
 *   BAD_USER_INPUT where rules change that a dealer has accepted, without a reason or a preview
 */
export async function updateCampaign(
  { database, clock, wakeOutbox }: ServiceContext,
  caller: SignedIn,
  id: number,
  { version, reason, preview: previewId, ...given }: UpdateCampaign,
  confirmation: Confirmation = 'wanted',
) {
  const now = clock.now();
  const outcome = await database.transaction(async (transaction) => {
    await lockSums(transaction, 'lines');
    const campaign = await campaignByIdForUpdate(transaction, id);
    if (campaign === undefined) throw notFound();
    refuseClosed(campaign);
    const { settlement = campaign.settlement, budget = campaign.budget } = given;
    const input = { ...given, settlement, budget };
    if (version !== undefined && version !== campaign.version) {
      throw new Refusal('CONFLICT', { reason: 'staleVersion', currentVersion: campaign.version });
    }
    await refuseEntriesBefore(transaction, campaign, input.startsOn);
    const changed = changedFields<Fields>(campaign, input);
    if (changed.length === 0) return { campaign: await withAttachments(transaction, campaign) };
    const changesRules = campaign.state !== 'draft' && changed.some((field) => fieldsOfRules.includes(field));
    const preview =
      changesRules && (await hasAcceptances(transaction, id))
        ? await previewOfChange(transaction, campaign, input, agreedChange({ reason, preview: previewId }))
        : undefined;
    if (preview !== undefined && reason !== undefined && confirmation === 'wanted') {
      const approval = await proposeLoss(transaction, caller, now, { campaign, input, changed, reason, preview });
      if (approval !== undefined) return { campaign: await withAttachments(transaction, campaign), approval };
    }
    const after = only(changed, input);
    const rulesVersion = campaign.rulesVersion + (changesRules ? 1 : 0);
    const updated = await changeCampaign(transaction, id, { ...after, rulesVersion }, now);
    const cause = { kind: 'rules', reference: rulesVersion, at: now } as const;
    if (changed.some((field) => fieldsOfSums.includes(field))) await recomputeSums(transaction, updated, cause);
    else if (changed.includes('incentiveDetail')) await refreshFigures(transaction, updated, cause);
    if (changed.some((field) => fieldsOfTiresBefore.includes(field))) await recomputeTiresBefore(transaction, updated);
    if (changesRules) {
      const made = { since: now, createdBy: caller.userId, reason: reason ?? null };
      await insertRulesVersion(transaction, updated, made);
      await publishEvent(transaction, {
        kind: 'rulesChanged',
        key: `${id}:${rulesVersion}`,
        at: now,
        about: { campaignId: id, version: rulesVersion },
      });
    }
    if (preview !== undefined) {
      await refuseMoved(transaction, preview, 'after');
      await notifyDealers(transaction, preview, rulesVersion, { now, giveUpAt: giveUpAt('rulesChanged', now) });
    }
    const before = only(changed, campaign);
    const recorded = changesRules && reason != null ? { ...after, reason } : after;
    await recordAudit(transaction, now, [
      { actorId: caller.userId, entity: 'campaign', entityId: id, action: 'updated', before, after: recorded },
    ]);
    return { campaign: await withAttachments(transaction, updated) };
  });
  wakeOutbox();
  return outcome;
}

/** Makes a request of a change of rules for which somebody gets less, where such a one is confirmed by two. */
async function proposeLoss(
  transaction: Database,
  caller: SignedIn,
  now: Date,
  { campaign, input, changed, reason, preview }: AgreedChange,
): Promise<ApprovalView | undefined> {
  if (!(await approvalTerms(transaction)).rules.on) return undefined;
  const losses = await lossesOf(transaction, preview.id);
  if (losses.dealers === 0) return undefined;
  return propose(transaction, caller, now, {
    kind: 'rules',
    subject: `rules ${campaign.id}`,
    campaignId: campaign.id,
    // what is carried out is what was looked at: a campaign that changes meanwhile is a conflict then
    input: { ...input, reason, preview: preview.id, version: campaign.version },
    request: {
      rules: {
        ...losses,
        reason,
        previewId: preview.id,
        changed: changedParts(campaign, input),
        others: changed.filter((field) => !fieldsOfRules.includes(field)),
        before: rulesOf(campaign),
        after: rulesOf(input),
      },
    },
  });
}

interface AgreedChange {
  readonly campaign: CampaignRow;
  readonly input: CampaignFields;
  /** The fields of the campaign that it changes. */
  readonly changed: readonly Field[];
  readonly reason: string;
  readonly preview: RulesPreviewRow;
}

/** The preview of a change of rules that a dealer has accepted. @throws Refusal BAD_USER_INPUT without it or a reason */
function agreedChange({ reason, preview }: Pick<UpdateCampaign, 'reason' | 'preview'>): number {
  const missing = (value: unknown) => (value === undefined ? 'required' : undefined);
  refuseWrong({ reason: missing(reason), preview: missing(preview) });
  return preview as number;
}

/** An entry lies from the campaign's first day on: that day does not move past it. */
async function refuseEntriesBefore(transaction: Database, { id, startsOn }: CampaignRow, next: string): Promise<void> {
  if (next <= startsOn || !(await hasEntryBefore(transaction, id, next))) return;
  throw new Refusal('CONFLICT', { reason: 'redeemedBefore' });
}

function only<T extends Fields>(names: readonly Field[], fields: T): Partial<Pick<T, Field>> {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}
