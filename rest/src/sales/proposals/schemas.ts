import { largestGoal } from '@gdd/schema/campaigns';
import { dealerTiers } from '@gdd/schema/members';
import {
  invalidGoalReasons,
  mostPastedGoals,
  proposalLimits,
  proposalRowSortColumns,
  type proposalRowFilters,
} from '@gdd/schema/proposals';
import { z } from 'zod';
import { dealerTier } from '../../people/dealers/fieldSchemas.js';
import { filterRegion } from '../../people/dealers/schemas.js';
import { day } from '../../ground/platform/http/routes.js';
import { isDecimal, millionths } from '../../ground/domain/decimal.js';
import { oneOrSeveral, tableState } from '../../ground/domain/tableState.js';
import { bodyId, decimal } from '../../ground/platform/http/routes.js';
import { basePeriod, basePeriodFits, isWholePeriod } from './basePeriod.js';

const { lowestGrowth, highestGrowth, greatestStep } = proposalLimits;

const growth = z
  .union([z.number(), z.string()])
  .refine(
    (text) =>
      isDecimal(text) && millionths(text) >= millionths(lowestGrowth) && millionths(text) <= millionths(highestGrowth),
  )
  .transform(String)
  .describe('A decimal from 0.1 to 10');

const goal = z.number().int().min(1).max(largestGoal);

const byTier = <T extends z.ZodType>(value: T) => z.strictObject({ prospect: value, gold: value, platinum: value });

const dealerFilter = z.strictObject({
  tier: oneOrSeveral(z.enum(dealerTiers)).optional(),
  region: oneOrSeveral(filterRegion).optional(),
  distributorId: oneOrSeveral(bodyId).optional(),
});

export type ProposalFilter = z.output<typeof dealerFilter>;

/** The body that requests proposed goals. */
export const proposalBody = z
  .strictObject({
    ...basePeriod,
    growth: byTier(growth).describe('By tier of the dealers'),
    floor: byTier(goal).describe('Tyres, by tier of the dealers'),
    step: z.number().int().min(1).max(greatestStep).describe('Tyres: goals are raised to the next multiple'),
    filter: dealerFilter.default({}).describe('A filter of the active dealers'),
  })
  .refine(isWholePeriod.check, isWholePeriod.params)
  .refine(basePeriodFits.check, basePeriodFits.params);

export type ProposalBody = z.output<typeof proposalBody>;

const count = z.number().int();

export const goalProposal = z
  .object({
    id: count,
    campaignId: count,
    from: day,
    to: day.describe('Included'),
    growth: byTier(decimal),
    floor: byTier(count.describe('Tyres')),
    step: count.describe('Tyres'),
    dealers: count,
    newDealers: count.describe('Dealers that are not in the campaign yet; applying the proposal adds them'),
    baseTires: count.describe('Tyres of the base period'),
    goals: count.describe('Tyres, all goals together: grown + rounding + raisedToFloor + editedTires'),
    grown: count.describe('Tyres of the base period with the growth of the tiers'),
    rounding: count.describe('Tyres by which the step raises them'),
    raisedToFloor: count.describe('Tyres by which the floors raise them, less what the largest goal cuts'),
    editedTires: count.describe('Tyres by which edited goals differ from the proposed ones'),
    edited: count.describe('Goals that differ from the proposed ones'),
    createdBy: z.string().nullable().describe('A user’s name'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'GoalProposal' });

export type GoalProposalView = z.output<typeof goalProposal>;

export const proposalRowsState = tableState(
  z.strictObject({
    ...dealerFilter.shape,
    edited: z.boolean().optional(),
  } satisfies Record<keyof typeof proposalRowFilters, z.ZodType>),
  proposalRowSortColumns,
  'id',
);
export type ProposalRowsState = z.output<typeof proposalRowsState>;

export const proposedGoalRow = z
  .object({
    dealerId: count,
    code: z.string(),
    businessName: z.string(),
    vatNumber: z.string(),
    region: z.string(),
    tier: dealerTier,
    baseTires: count.describe('Eligible tyres of the base period'),
    lastGoal: count.nullable().describe('Tyres, in the last campaign of the same duration; null without one'),
    currentGoal: count.nullable().describe('Tyres, in this campaign as it is; null where the dealer is not in it'),
    proposedGoal: count.describe('Tyres, as worked out'),
    goalThreshold: count.describe('Tyres, as worked out or edited'),
  })
  .meta({ id: 'ProposedGoal' });

const editedGoal = z
  .strictObject({
    dealerId: bodyId.optional(),
    dealer: z.string().max(40).optional().describe('Code or VAT number, in the place of dealerId'),
    goal: z.string().max(40).describe('As it was typed'),
  })
  .refine(({ dealerId, dealer }) => (dealerId === undefined) !== (dealer === undefined), { path: ['dealerId'] });

/** Goals as typed or pasted: invalid ones are reported in the response, not refused. */
export const editedGoals = z.strictObject({
  goals: z.array(editedGoal).min(1).max(mostPastedGoals),
  dryRun: z.boolean().default(false).describe('Only report the changes, without making them'),
});

export type EditedGoals = z.output<typeof editedGoals>;

export const goalsOutcome = z
  .object({
    changed: count,
    unchanged: count,
    invalid: z
      .array(
        z
          .object({
            dealerId: count.optional(),
            dealer: z.string().optional(),
            goal: z.string(),
            place: count.describe('Which of the sent goals, from 1'),
            reason: z.enum(invalidGoalReasons).meta({ id: 'InvalidGoalReason' }),
          })
          .meta({ id: 'InvalidGoal' })
          .describe('As it was sent'),
      )
      .describe(
        'Values that are not whole numbers from 1 to 1,000,000, of an unknown dealer, or of a dealer named twice; if there is any, nothing is changed',
      ),
  })
  .meta({ id: 'GoalsOutcome' });

export type GoalsOutcome = z.output<typeof goalsOutcome>;
