import { listedWorsenings, type ImportWorsening, type WorsenedGoal } from '@gdd/schema/imports';
import { campaignById } from '../../../programme/campaigns/campaign/queries.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import { effectsOfGoals, lossesIn, type GoalEffect } from '../../../programme/memberships/goals/effects.js';
import type { CampaignPlan } from './goalsPlan.js';

/** What a file makes worse for dealers that accepted their goals; undefined where nobody is worse off. */
export async function worseningIn(
  transaction: Database,
  plans: readonly CampaignPlan[],
): Promise<ImportWorsening | undefined> {
  const effects: GoalEffect[] = [];
  const goals: WorsenedGoal[] = [];
  for (const { campaignId, edited } of plans) {
    const rules = edited.length === 0 ? undefined : await campaignById(transaction, campaignId);
    if (rules === undefined) continue;
    const goalOf = new Map(edited.map((goal) => [goal.dealerId, goal]));
    for (const effect of await effectsOfGoals(transaction, rules, edited)) {
      const goal = goalOf.get(effect.dealerId);
      if (goal === undefined || effect.worsenings.length === 0) continue;
      effects.push(effect);
      if (goals.length < listedWorsenings) goals.push(worsened(goal, effect));
    }
  }
  return effects.length === 0 ? undefined : { ...lossesIn(effects), goals };
}

function worsened(
  { campaignId, title, dealerId, code, businessName, goalBefore, goalThreshold }: CampaignPlan['edited'][number],
  { worsenings, accumulatedBefore, accumulatedAfter, expendableBefore, expendableAfter }: GoalEffect,
): WorsenedGoal {
  return {
    ...{ campaignId, title, dealerId, code, businessName, goalBefore },
    goalAfter: goalThreshold,
    terms: worsenings,
    ...{ accumulatedBefore, accumulatedAfter, expendableBefore, expendableAfter },
  };
}
