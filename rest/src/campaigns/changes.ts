/** Campaigns are created and changed; where their rules change, the figures of their dealers change with them. */
import type { FactorBoostDetail, IncentiveDetail } from '../domain/incentive/rules.js';
import type { Database } from '../database/connections/connection.js';
import { difference, recordAudit } from '../platform/audit.js';
import type { SignedIn } from '../platform/http/caller.js';
import type { ServiceContext } from '../platform/context.js';
import { notFound, Refusal } from '../platform/http/errors.js';
import { idempotent, type IdempotentRequest } from '../platform/http/idempotency.js';
import { refuseClosed } from './campaign/refusals.js';
import {
  campaignByIdForUpdate,
  changeCampaign,
  hasRedemptionBefore,
  insertCampaign,
  type CampaignRow,
} from './campaign/queries.js';
import type { CampaignFields, NewCampaign, UpdateCampaign } from './campaign/schemas.js';
import { withAttachments } from './campaign/service.js';
import { lockSums, recomputeSums } from '../sums/sums.js';
import { refreshFigures } from '../sums/membershipFigures.js';
import { recomputeTiresBefore } from '../sums/tiresBefore.js';
import { detailView } from './campaign/views.js';

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
    const { id: entityId } = campaign;
    const { state, ...fields } = input;
    const after = state === 'draft' ? input : fields;
    await recordAudit(transaction, now, [
      { actorId: caller.userId, entity: 'campaign', entityId, action: 'created', before: null, after },
    ]);
    return withAttachments(transaction, campaign);
  });
}

type Field = keyof CampaignFields;
type Fields = Pick<CampaignRow, Field>;

/** The fields that decide which lines count, and how much. */
const fieldsOfSums: readonly Field[] = ['startsOn', 'endsOn', 'eligibility', 'factorBoostDetail'];

/** The fields that decide which lines of the year before count. */
const fieldsOfTiresBefore: readonly Field[] = ['startsOn', 'endsOn', 'eligibility'];

/**
 * Updates a campaign and, where its rules change, the figures of its dealers: both or nothing.
 *
 * @throws Refusal NOT_FOUND; CONFLICT, reason campaignClosed, staleVersion when it has a newer version than the one that
 *   the caller started from, or redeemedBefore where its first day would come after a redemption
 */
export async function updateCampaign(
  { database, clock }: ServiceContext,
  caller: SignedIn,
  id: number,
  { version, ...input }: UpdateCampaign,
) {
  const now = clock.now();
  return database.transaction(async (transaction) => {
    await lockSums(transaction, 'lines');
    const campaign = await campaignByIdForUpdate(transaction, id);
    if (campaign === undefined) throw notFound();
    refuseClosed(campaign);
    if (version !== undefined && version !== campaign.version) {
      throw new Refusal('CONFLICT', { reason: 'staleVersion', currentVersion: campaign.version });
    }
    await refuseRedeemedBefore(transaction, campaign, input.startsOn);
    const changed = changedFields(campaign, input);
    if (changed.length === 0) return withAttachments(transaction, campaign);
    const after = only(changed, input);
    const updated = await changeCampaign(transaction, id, after, now);
    if (changed.some((field) => fieldsOfSums.includes(field))) await recomputeSums(transaction, updated);
    else if (changed.includes('incentiveDetail')) await refreshFigures(transaction, updated);
    if (changed.some((field) => fieldsOfTiresBefore.includes(field))) await recomputeTiresBefore(transaction, updated);
    const before = only(changed, campaign);
    await recordAudit(transaction, now, [
      { actorId: caller.userId, entity: 'campaign', entityId: id, action: 'updated', before, after },
    ]);
    return withAttachments(transaction, updated);
  });
}

/** A redemption lies from the campaign's first day on: that day does not move past it. */
async function refuseRedeemedBefore(transaction: Database, { id, startsOn }: CampaignRow, next: string): Promise<void> {
  if (next <= startsOn || !(await hasRedemptionBefore(transaction, id, next))) return;
  throw new Refusal('CONFLICT', { reason: 'redeemedBefore' });
}

function changedFields(campaign: Fields, input: Fields): Field[] {
  const differing = difference(asCompared(campaign), asCompared(input));
  return Object.keys(differing?.after ?? {}) as Field[];
}

/** Rules that only write the same decimals otherwise, a number for its text, are the same rules. */
function asCompared(fields: Fields) {
  return {
    ...fields,
    incentiveDetail: comparedDetail(fields.incentiveDetail),
    factorBoostDetail: comparedBoosts(fields.factorBoostDetail),
  };
}

function comparedDetail(detail: IncentiveDetail) {
  const { basis, tiers, unlockAt, cap } = detailView(detail);
  return {
    basis,
    tiers: tiers.map(({ from, rate }) => [String(from), String(rate)]),
    unlockAt: String(unlockAt),
    cap: String(cap),
  };
}

function comparedBoosts({ boosts }: FactorBoostDetail) {
  return boosts.map(({ label, match, factor }) => ({ label, match, factor: String(factor) }));
}

function only<T extends Fields>(names: readonly Field[], fields: T): Partial<Pick<T, Field>> {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}
