/**
 * Creates and updates campaigns; a change of the rules recomputes the figures of the dealers in the same transaction.
 */
import { propose, type Confirmation } from '../../decisions/approvals/requests/proposing.js';
import type { ApprovalView } from '../../decisions/approvals/requests/schemas.js';
import { needsSecond } from '../../decisions/approvals/requests/worsenings.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { publishEvent } from '../../events/publish.js';
import { recordAudit } from '../../ground/platform/audit.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { notFound, Refusal, refuseStale, refuseWrong } from '../../ground/platform/http/errors.js';
import { idempotent, type IdempotentRequest } from '../../ground/platform/http/idempotency.js';
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
import { lockSums, recomputeSums } from '../../figures/sums/sums.js';
import { refreshFigures } from '../../figures/sums/membershipFigures.js';
import { recomputeTiresBefore } from '../../figures/sums/tiresBefore.js';
import {
  changedFields,
  changedParts,
  fieldsOfRules,
  fieldsOfSums,
  rulesOf,
  type Field,
  type Fields,
} from './rules/comparison.js';
import { previewOfChange, refuseOutdated } from './rules/preview.js';
import { hasAcceptances, insertRulesVersion, lossesOf, notifyDealers, type NamedPreview } from './rules/queries.js';

/** Creates a campaign without dealers, open or as a draft. */
export async function createCampaign(
  { database, clock }: ServiceContext,
  caller: SignedIn,
  input: NewCampaign,
  request: IdempotentRequest | undefined,
) {
  const now = clock.programmeNow();
  return idempotent(database, request, clock, async (transaction) => {
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

/** The fields that decide which lines of the year before count for the pace of the campaign. */
const fieldsOfTiresBefore: readonly Field[] = ['startsOn', 'endsOn', 'eligibility'];

/**
 * Updates a campaign and, where its rules change, the figures of its dealers in one transaction. A change of the rules
 * of an opened campaign stores a new version of them. Once a dealer has accepted, such a change requires a reason and a
 * preview, and each dealer whose prize changes gets a mail (docs/domain/rules.md).
 *
 * @param confirmation `wanted`: a change of rules that makes something worse may need a second person
 * @returns the campaign; with `approval`, where the change was not made and waits for a second person
 * @throws Refusal NOT_FOUND; CONFLICT, reason approvalPending, campaignClosed, staleVersion where the campaign has a
 *   newer version than `version`, redeemedBefore where its first day would come after an entry of a ledger,
 *   previewOutdated, or worseForDealers; BAD_USER_INPUT where accepted rules change without a reason or a preview
 */
export async function updateCampaign(
  { database, clock, wakeOutbox }: ServiceContext,
  caller: SignedIn,
  id: number,
  { version, reason, preview: previewId, ...given }: UpdateCampaign,
  confirmation: Confirmation = 'wanted',
) {
  const now = clock.programmeNow();
  const outcome = await database.transaction(async (transaction) => {
    await lockSums(transaction, 'lines');
    const campaign = await campaignByIdForUpdate(transaction, id);
    if (campaign === undefined) throw notFound();
    refuseClosed(campaign);
    const { settlement = campaign.settlement, budget = campaign.budget } = given;
    const input = { ...given, settlement, budget };
    refuseStale(version, campaign);
    await refuseEntriesBefore(transaction, campaign, input.startsOn);
    const changed = changedFields<Fields>(campaign, input);
    if (changed.length === 0) return { campaign: await withAttachments(transaction, campaign) };
    const changesRules = campaign.state !== 'draft' && changed.some((field) => fieldsOfRules.includes(field));
    const preview =
      changesRules && (await hasAcceptances(transaction, id))
        ? await previewOfChange(transaction, campaign, input, requiredPreviewId({ reason, preview: previewId }))
        : undefined;
    if (preview !== undefined && reason !== undefined && preview.worsening.dealers > 0) {
      const change = { campaign, input, changed, reason, preview };
      const approval = await proposeWorsening(transaction, caller, now, change, confirmation);
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
      const worsening = preview?.worsening ?? null;
      const { userId: createdBy, confirmedBy } = caller;
      const made = { since: now, createdBy, confirmedBy, reason: reason ?? null, worsening };
      await insertRulesVersion(transaction, updated, made);
      await publishEvent(transaction, {
        kind: 'rulesChanged',
        key: `${id}:${rulesVersion}`,
        at: now,
        about: { campaignId: id, version: rulesVersion },
      });
    }
    if (preview !== undefined) {
      // the figures just written must be those that the preview showed
      await refuseOutdated(transaction, preview, 'after');
      await notifyDealers(transaction, preview, rulesVersion, clock);
    }
    const before = only(changed, campaign);
    const worsening =
      preview !== undefined && preview.worsening.dealers > 0
        ? { worsening: true, worseForDealers: preview.worsening.dealers }
        : {};
    const recorded = changesRules && reason != null ? { ...after, reason, ...worsening } : after;
    await recordAudit(transaction, now, [
      { actorId: caller.userId, entity: 'campaign', entityId: id, action: 'updated', before, after: recorded },
    ]);
    return { campaign: await withAttachments(transaction, updated) };
  });
  wakeOutbox();
  return outcome;
}

/**
 * Requests the approval of a change of rules that makes something worse for dealers that accepted.
 *
 * @returns undefined where the change is made at once: a second person has confirmed it, or none is needed
 * @throws Refusal CONFLICT, reason worseForDealers, where the settings refuse it; approvalPending
 */
async function proposeWorsening(
  transaction: Database,
  caller: SignedIn,
  now: Date,
  { campaign, input, changed, reason, preview }: ChangeOfAcceptedRules,
  confirmation: Confirmation,
): Promise<ApprovalView | undefined> {
  if (!(await needsSecond(transaction, 'rulesWorsening', confirmation))) return undefined;
  const losses = await lossesOf(transaction, preview.id);
  return propose(transaction, caller, now, {
    kind: 'rules',
    subject: `rules ${campaign.id}`,
    campaignId: campaign.id,
    // the version makes the approved change a conflict if the campaign has changed since
    input: { ...input, reason, preview: preview.id, version: campaign.version },
    request: {
      rules: {
        ...losses,
        worsening: preview.worsening,
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

interface ChangeOfAcceptedRules {
  readonly campaign: CampaignRow;
  readonly input: CampaignFields;
  /** The fields of the campaign that the input changes. */
  readonly changed: readonly Field[];
  readonly reason: string;
  readonly preview: NamedPreview;
}

/**
 * The id of the preview that a change of accepted rules names.
 *
 * @throws Refusal BAD_USER_INPUT without a preview or a reason
 */
function requiredPreviewId({ reason, preview }: Pick<UpdateCampaign, 'reason' | 'preview'>): number {
  const missing = (value: unknown) => (value === undefined ? 'required' : undefined);
  refuseWrong({ reason: missing(reason), preview: missing(preview) });
  // undefined was refused above
  return preview as number;
}

/** Refuses a later first day that an entry of a ledger precedes. @throws Refusal CONFLICT, reason redeemedBefore */
async function refuseEntriesBefore(transaction: Database, { id, startsOn }: CampaignRow, next: string): Promise<void> {
  if (next <= startsOn || !(await hasEntryBefore(transaction, id, next))) return;
  throw new Refusal('CONFLICT', { reason: 'redeemedBefore' });
}

/** The named fields of a campaign alone. */
function only<T extends Fields>(names: readonly Field[], fields: T): Partial<Pick<T, Field>> {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}
