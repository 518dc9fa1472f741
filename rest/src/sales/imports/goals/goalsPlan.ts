import { sampleSize } from '@gdd/schema/imports';
import type { Database } from '../../../ground/database/connections/connection.js';
import type { ImportSampleRow, ImportTotals } from '../../../ground/database/tables/work/imports.js';
import type { RecordedChange } from '../record/changes.js';
import { membershipsOf, type MembershipState } from './goalsQueries.js';
import type { Goal } from './goalsRows.js';
import { groupedBy } from '../../../ground/domain/grouped.js';

/** The changes that a file makes in one campaign. */
export interface CampaignPlan {
  readonly campaignId: number;
  /** The memberships before, by dealer id: those dealers of the file that are in the campaign. */
  readonly members: ReadonlyMap<number, MembershipState>;
  readonly added: readonly Goal[];
  /** Dealers whose goal changes, with their present one. */
  readonly edited: readonly (Goal & { readonly goalBefore: number; readonly goalWasMissing: boolean })[];
  /** Dealers whose acceptance is set: they had not accepted, or are added. */
  readonly accepted: readonly Goal[];
}

/** @param validRows the number of rows without errors */
export function totalsOf(plans: readonly CampaignPlan[], validRows: number): ImportTotals {
  const created = plans.reduce((sum, { added }) => sum + added.length, 0);
  const updated = plans.reduce((sum, plan) => sum + changedDealers(plan).length, 0);
  return { created, updated, unchanged: validRows - created - updated, months: [] };
}

/** The first rows that change something. */
export function sampleOf(goals: readonly Goal[], plans: readonly CampaignPlan[]): ImportSampleRow[] {
  const membersById = new Map(plans.map(({ campaignId, members }) => [campaignId, members]));
  const sample: ImportSampleRow[] = [];
  for (const { row, campaignId, title, dealerId, code, businessName, goalThreshold, accepted } of goals) {
    const current = membersById.get(campaignId)?.get(dealerId);
    const terms = { goalThreshold, accepted: accepted || current?.accepted === true };
    if (current?.goalThreshold === terms.goalThreshold && !current.goalMissing && current.accepted === terms.accepted) {
      continue;
    }
    const who = { title, code, businessName };
    const before = current && {
      goalThreshold: current.goalMissing ? null : current.goalThreshold,
      accepted: current.accepted,
    };
    sample.push({ row, before: before === undefined ? null : { ...who, ...before }, after: { ...who, ...terms } });
    if (sample.length === sampleSize) break;
  }
  return sample;
}

/** The ids of dealers that were in the campaign before, and whose goal or acceptance changes. */
function changedDealers({ added, edited, accepted }: CampaignPlan): number[] {
  const isNew = new Set(added.map(({ dealerId }) => dealerId));
  const changed = new Set([...edited, ...accepted].map(({ dealerId }) => dealerId));
  return [...changed].filter((dealerId) => !isNew.has(dealerId));
}

/** The changes of goals by campaign, in the order of the campaigns' ids: the order in which they are locked. */
export async function plansOf(
  transaction: Database,
  goals: readonly Goal[],
  purpose: 'preview' | 'apply',
): Promise<CampaignPlan[]> {
  const byCampaign = groupedBy(goals, ({ campaignId }) => campaignId);
  const plans: CampaignPlan[] = [];
  for (const [campaignId, ofCampaign] of [...byCampaign].sort(([a], [b]) => a - b)) {
    const members = await membershipsOf(
      transaction,
      campaignId,
      ofCampaign.map(({ dealerId }) => dealerId),
      purpose,
    );
    plans.push({
      campaignId,
      members,
      added: ofCampaign.filter(({ dealerId }) => !members.has(dealerId)),
      edited: ofCampaign.flatMap((goal) => {
        const { goalThreshold: goalBefore, goalMissing: goalWasMissing } = members.get(goal.dealerId) ?? {};
        if (goalBefore === undefined || goalWasMissing === undefined) return [];
        return goalBefore === goal.goalThreshold && !goalWasMissing ? [] : [{ ...goal, goalBefore, goalWasMissing }];
      }),
      accepted: ofCampaign.filter(({ dealerId, accepted }) => accepted && members.get(dealerId)?.accepted !== true),
    });
  }
  return plans;
}

/** The changes to record for undoing the import. */
export function changesOf(plan: CampaignPlan): RecordedChange[] {
  const { campaignId } = plan;
  const goalBefore = new Map(plan.edited.map((goal) => [goal.dealerId, goal]));
  const hasAccepted = new Set(plan.accepted.map(({ dealerId }) => dealerId));
  return [
    ...plan.added.map(({ dealerId, goalThreshold, accepted }) => ({
      memberId: dealerId,
      campaignId,
      before: null,
      after: { goalThreshold, accepted },
    })),
    ...changedDealers(plan).map((dealerId) => {
      const edit = goalBefore.get(dealerId);
      const accepts = hasAccepted.has(dealerId);
      return {
        memberId: dealerId,
        campaignId,
        before: {
          ...(edit && { goalThreshold: edit.goalBefore }),
          ...(edit?.goalWasMissing && { goalMissing: true }),
          ...(accepts && { accepted: false }),
        },
        after: { ...(edit && { goalThreshold: edit.goalThreshold }), ...(accepts && { accepted: true }) },
      };
    }),
  ];
}
