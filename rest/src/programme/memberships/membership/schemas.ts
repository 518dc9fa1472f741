import {
  campaignTextLengths,
  largestGoal,
  type campaignDealerFilters,
  campaignDealerSortColumns,
} from '@gdd/schema/campaigns';
import { z } from 'zod';
import { dealerStatuses, dealerTiers } from '@gdd/schema/members';
import { dealerStatus, dealerTier } from '../../../people/dealers/fieldSchemas.js';
import { line } from '../../../ground/platform/http/inputs.js';
import { bodyId, decimal, memberLink } from '../../../ground/platform/http/routes.js';
import { isDecimal } from '../../../ground/domain/decimal.js';
import { oneOrSeveral, rangeOf, tableState } from '../../../ground/domain/tableState.js';
import { filterProvince, filterRegion } from '../../../people/dealers/schemas.js';
import { termFields, figureFields } from '../../campaigns/campaign/figureSchemas.js';
import { campaignSummary, year } from '../../campaigns/campaign/schemas.js';
import { incentiveDetail, factorBoostDetail } from '../../../ground/rules/schemas.js';

/** The terms and figures of a dealer in a campaign. */
export const membership = z.object({ ...termFields, ...figureFields }).meta({ id: 'Membership' });

/** A dealer in a campaign: a row of the table of its dealers. */
export const campaignDealer = z
  .object({
    dealerId: z.number().int(),
    code: z.string(),
    businessName: z.string(),
    vatNumber: z.string(),
    region: z.string(),
    province: z.string().describe('Plate code'),
    status: dealerStatus,
    tier: dealerTier,
    phone: z.string().nullable(),
    ...termFields,
    goalMissing: z
      .boolean()
      .describe(
        'Only for a draft: the dealer was copied without its goal, which must be set before the campaign is opened',
      ),
    version: z.number().int().describe('Changes with every change of the goal'),
    ...figureFields,
    goalPercentage: decimal.describe(
      'The share of the goal that is reached, in percent; one decimal, cut: 100.0 only where it is reached',
    ),
    nextThreshold: z
      .number()
      .int()
      .nullable()
      .describe('Tyres from which a further tier pays, or the prize can be spent; null where all are reached'),
    tiresToNextThreshold: z.number().int().nullable().describe('Tyres missing to the next threshold'),
    distributor: memberLink.nullable().describe('The distributor above; null if it is above the caller’s own member'),
  })
  .meta({ id: 'CampaignDealer' });

/** What the next threshold brings. @param none where it is null */
const atStakeFields = (none: string) => ({
  euroAtStake: decimal.nullable().describe(`What the next threshold brings, EUR; null ${none}`),
  isAtStakeLocked: z.boolean().nullable().describe('Whether it stays locked there; null like `euroAtStake`'),
});

/** A dealer in a campaign, with what the day's figures say. */
export const campaignDealerRow = campaignDealer
  .extend(atStakeFields('where all are reached, and in a campaign that is not under way'))
  .meta({ id: 'CampaignDealerRow' });

/** The performance of a dealer: a row of GET /dealers/performance. */
export const dealerPerformance = z
  .object({
    dealerId: z.number().int(),
    tires: z.number().int().describe('Tyres from 1 January to the programme’s day, net'),
    tiresBefore: z.number().int().describe('Tyres of the year before to the same day'),
    lastPurchaseOn: z.string().meta({ format: 'date' }).nullable().describe('Null where it never bought'),
    bestCampaign: z
      .object({
        campaignId: z.number().int(),
        campaignTitle: z.string(),
        goalThreshold: termFields.goalThreshold,
        tiresPurchased: figureFields.tiresPurchased,
        incentiveDetail,
        endsOn: z.string().meta({ format: 'date' }),
        daysLeft: z.number().int().describe('Days left of the campaign, today included'),
        ...atStakeFields('where all are reached'),
      })
      .meta({ id: 'BestCampaign' })
      .nullable()
      .describe('The campaign under way in which it is closest to its goal'),
  })
  .meta({ id: 'DealerPerformance' });

/** A goal: tyres. */
export const goal = z.number().int().min(1).max(largestGoal);

export const addDealerBody = z.strictObject({ data: z.strictObject({ goalThreshold: goal, dealer: bodyId }) });

const goalEdit = z.strictObject({
  goalThreshold: goal,
  version: z.number().int().min(1).optional().describe('With it, a newer one is a conflict'),
  reason: line(campaignTextLengths.reason).nullish().describe('Why; a dealer that accepted its goal reads it'),
});

/** The body that edits a goal, with or without the key `data`: clients use both forms. */
export const editGoalBody = z.union([z.strictObject({ data: goalEdit }), goalEdit]);

export type GoalEdit = z.output<typeof goalEdit>;

export const acceptBody = z.strictObject({ accepted: z.literal(1) });

/** A campaign with the terms and figures of one of its dealers. */
export const dealerCampaign = z
  .object({ campaign: campaignSummary, incentiveDetail, factorBoostDetail, ...termFields, ...figureFields })
  .meta({ id: 'DealerCampaign' });

/** A row of the window 'Elenco campagne' (docs/specification.md, section 2, modal 6). */
export const dealerCampaignRow = z
  .object({
    campaignId: z.number().int(),
    campaignTitle: z.string(),
    goalThreshold: termFields.goalThreshold,
    ...figureFields,
  })
  .meta({ id: 'DealerCampaignRow' });

const tireCount = z.int32().min(0);

const percentage = z
  .union([z.number(), z.string()])
  .refine((text) => isDecimal(text) && !String(text).startsWith('-'))
  .describe('An exact decimal: a number or its text');

/** The filters of the table of a campaign's dealers. */
export const campaignDealerFilter = z.strictObject({
  status: oneOrSeveral(z.enum(dealerStatuses)).optional(),
  tier: oneOrSeveral(z.enum(dealerTiers)).optional(),
  region: oneOrSeveral(filterRegion).optional(),
  province: oneOrSeveral(filterProvince).optional(),
  memberId: bodyId.optional().describe('Dealers below this member'),
  accepted: z.boolean().optional(),
  goalReached: z.boolean().optional(),
  distributorId: oneOrSeveral(bodyId).optional().describe('Dealers of these distributors'),
  tiresPurchased: rangeOf(tireCount).optional(),
  goalPercentage: rangeOf(percentage).optional().describe('As it is shown: with one decimal'),
  tiresToNextThreshold: rangeOf(tireCount).optional().describe('Only dealers that have a threshold ahead'),
} satisfies Record<keyof typeof campaignDealerFilters, z.ZodType>);

export type CampaignDealerFilter = z.output<typeof campaignDealerFilter>;

export const campaignDealerTableState = tableState(campaignDealerFilter, campaignDealerSortColumns, 'id');

export type CampaignDealerTableState = z.output<typeof campaignDealerTableState>;

export const dealerCampaignsBody = z.strictObject({
  year: year.optional().describe('Default: all years'),
  dealerId: bodyId.optional().describe('Default: the caller’s own member, where it is a dealer'),
});

export type DealerCampaigns = z.output<typeof dealerCampaignsBody>;

export const dealerCampaignsReportBody = z.strictObject({ year: year.optional().describe('Default: all years') });
