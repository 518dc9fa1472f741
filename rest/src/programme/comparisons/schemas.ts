import { dealerTiers } from '@gdd/schema/members';
import { comparedDealerSortColumns, comparisonOutcomes, type comparedDealerFilters } from '@gdd/schema/curves';
import { z } from 'zod';
import { campaignSummary } from '../campaigns/campaign/schemas.js';
import { tires } from '../../ground/platform/http/routes.js';
import { dealerTier } from '../../people/dealers/fieldSchemas.js';
import { filterRegion } from '../../people/dealers/schemas.js';
import { oneOrSeveral, tableFileBody, tableState } from '../../ground/domain/tableState.js';
import { bodyId, decimal, euro, memberLink } from '../../ground/platform/http/routes.js';

const count = z.number().int();

const figureFields = {
  dealers: count,
  accepted: count.describe('Dealers that accepted'),
  goalReached: count.describe('Dealers that reached their goal'),
  unlocked: count.describe('Dealers that accepted and whose prize can be spent'),
  tiresPurchased: tires,
  plafondAccumulated: euro,
  plafondExpendable: euro,
};

export type ComparedFigure = keyof typeof figureFields;
/** The compared figures, in the order of the screen. */
export const comparedFigures = Object.keys(figureFields) as readonly ComparedFigure[];

const comparedCampaign = z
  .object({ campaign: campaignSummary, figures: z.object(figureFields).meta({ id: 'ComparedFigures' }) })
  .meta({ id: 'ComparedCampaign' });

const differences = z
  .object(
    Object.fromEntries(comparedFigures.map((name) => [name, decimal.nullable()])) as Record<
      ComparedFigure,
      z.ZodNullable<typeof decimal>
    >,
  )
  .meta({
    id: 'ComparedPercentages',
    description: 'Difference in % of the other campaign, one decimal, half away from zero; null where that is 0',
  });

/** Two campaigns side by side. */
export const campaignComparison = z
  .object({
    here: comparedCampaign,
    other: comparedCampaign,
    differences: z.object(figureFields).meta({ id: 'ComparedDifferences', description: 'Here less there' }),
    percentages: differences,
    inBoth: z
      .object({
        dealers: count,
        more: count.describe('Dealers that accumulated more here'),
        less: count,
        same: count,
        difference: euro.describe('EUR: accumulated here less there'),
      })
      .meta({ id: 'ComparedInBoth', description: 'The dealers in both campaigns, without deleted ones' }),
  })
  .meta({ id: 'CampaignComparison' });

export type CampaignComparisonView = z.output<typeof campaignComparison>;

const dealerFilter = z.strictObject({
  outcome: oneOrSeveral(z.enum(comparisonOutcomes)).optional().describe('The comparison of the prizes accumulated'),
  tier: oneOrSeveral(z.enum(dealerTiers)).optional(),
  region: oneOrSeveral(filterRegion).optional(),
  distributorId: oneOrSeveral(bodyId).optional(),
} satisfies Record<keyof typeof comparedDealerFilters, z.ZodType>);

export const comparedDealersState = tableState(dealerFilter, comparedDealerSortColumns, 'id');
export const comparedDealersFile = tableFileBody(dealerFilter, comparedDealerSortColumns, 'id');
export type ComparedDealersState = z.output<typeof comparedDealersState>;
export type ComparedDealersFile = z.output<typeof comparedDealersFile>;

/** A row of the table of the dealers in both campaigns. */
export const comparedDealer = z
  .object({
    dealerId: count,
    code: z.string(),
    businessName: z.string(),
    vatNumber: z.string(),
    region: z.string(),
    tier: dealerTier,
    distributor: memberLink.nullable(),
    tires,
    otherTires: tires.describe('Tyres purchased in the other campaign'),
    accumulated: euro,
    otherAccumulated: euro.describe('EUR accumulated in the other campaign'),
    difference: euro.describe('EUR: accumulated here less there'),
  })
  .meta({ id: 'ComparedDealer' });

export type ComparedDealerView = z.output<typeof comparedDealer>;
