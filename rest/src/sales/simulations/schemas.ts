import { dealerTiers } from '@gdd/schema/members';
import {
  simulationDealerSortColumns,
  simulationOutcomes,
  simulationStatuses,
  simulationVolumes,
  type simulationDealerFilters,
} from '@gdd/schema/simulations';
import { z } from 'zod';
import { dealerTier } from '../../people/dealers/fieldSchemas.js';
import { filterRegion } from '../../people/dealers/schemas.js';
import {
  factorBoostDetailInput,
  incentiveDetailInput,
  matchInput,
} from '../../programme/campaigns/campaign/rulesInput.js';
import { day } from '../../ground/platform/http/routes.js';
import { isDecimal, millionths } from '../../ground/domain/decimal.js';
import { oneOrSeveral, tableFileBody, tableState } from '../../ground/domain/tableState.js';
import { basePeriod, basePeriodFits, isWholePeriod } from '../proposals/basePeriod.js';
import { bodyId, decimal, euro, memberLink } from '../../ground/platform/http/routes.js';

const [lowest, highest] = [millionths(simulationVolumes.lowest), millionths(simulationVolumes.highest)];

const isVolume = (text: string | number) =>
  isDecimal(text) && millionths(text) >= lowest && millionths(text) <= highest;

/** A decimal that the tyres of a base period are multiplied by. */
export const volume = z
  .union([z.number(), z.string()])
  .refine(isVolume)
  .transform(String)
  .describe('A decimal from 0.1 to 3');

const sameVolumeOnce = (volumes: readonly string[]) =>
  new Set(volumes.map((text) => millionths(text))).size === volumes.length;

/** The body that requests a simulation. */
export const simulationBody = z
  .strictObject({
    ...basePeriod,
    volumes: z
      .array(volume)
      .min(1)
      .max(simulationVolumes.most)
      .refine((list) => !list.every(isVolume) || sameVolumeOnce(list))
      .default([...simulationVolumes.usual])
      .describe('Each of them once'),
    against: bodyId.optional().describe('A campaign that each dealer’s prize is compared with'),
    proposalId: bodyId.optional().describe('The goals of a proposal; without it the campaign’s own'),
  })
  .refine(isWholePeriod.check, isWholePeriod.params)
  .refine(basePeriodFits.check, basePeriodFits.params);

export type SimulationBody = z.output<typeof simulationBody>;

/** The body of the preview of costs in the editor: rules that are not stored. */
export const simulationPreviewBody = z
  .strictObject({
    ...basePeriod,
    volume: volume.default('1'),
    incentiveDetail: incentiveDetailInput,
    factorBoostDetail: factorBoostDetailInput,
    eligibility: matchInput,
  })
  .refine(isWholePeriod.check, isWholePeriod.params)
  .refine(basePeriodFits.check, basePeriodFits.params);

export type SimulationPreviewBody = z.output<typeof simulationPreviewBody>;

const count = z.number().int();
const costFields = {
  dealers: count,
  tires: count.describe('Tyres at this volume'),
  accumulated: euro,
  expendable: euro.describe('EUR, two decimals: the cost, of those whose prize is unlocked'),
};

export const simulationResult = z
  .object({
    volume: decimal,
    ...costFields,
    withTires: count.describe('Dealers with at least one tyre'),
    goalReached: count.describe('Dealers that reach their goal'),
    unlocked: count.describe('Dealers whose prize can be spent'),
    distribution: z
      .array(count)
      .readonly()
      .describe('Dealers by expendable prize: at most 0, 100, 250, 500, 1000, 2500 EUR, and more'),
    byTier: z
      .array(
        z.object({ from: decimal.describe('Percentage of the goal'), ...costFields }).meta({ id: 'SimulationTier' }),
      )
      .readonly()
      .describe('By the highest tier that a dealer reaches'),
    byDistributor: z
      .array(z.object({ distributor: memberLink.nullable(), ...costFields }).meta({ id: 'SimulationDistributor' }))
      .describe('The most expensive first'),
    against: z
      .object({
        winners: count,
        losers: count,
        same: count,
        difference: euro.describe('EUR: accumulated here less there'),
      })
      .meta({ id: 'SimulationComparison' })
      .nullable()
      .describe('Over the dealers in both campaigns; null without one to compare with'),
  })
  .meta({ id: 'SimulationResult' });

export const simulation = z
  .object({
    id: count,
    campaignId: count,
    from: day,
    to: day.describe('Included'),
    volumes: z.array(decimal).readonly(),
    against: z.object({ id: count, title: z.string() }).meta({ id: 'SimulationAgainst' }).nullable(),
    proposalId: count.nullable().describe('The proposal whose goals are used; null: the campaign’s own'),
    status: z.enum(simulationStatuses).meta({ id: 'SimulationStatus' }),
    progress: z
      .object({ done: count, total: count })
      .meta({ id: 'SimulationProgress' })
      .describe('Dealers whose rows are written'),
    rulesHash: z.string().describe('SHA-256 of the rules that it was made by'),
    rulesChanged: z.boolean().describe('Whether the campaign has other rules now'),
    createdBy: z.string().nullable().describe('A user’s name'),
    createdAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
    results: z
      .array(simulationResult)
      .nullable()
      .describe('One for each volume, in their order; null until they are there, some time before it is done'),
  })
  .meta({ id: 'Simulation' });

export type SimulationView = z.output<typeof simulation>;

const dealerFilter = z.strictObject({
  volume: volume.optional().describe('One of the simulation; default: its first'),
  outcome: oneOrSeveral(z.enum(simulationOutcomes)).optional(),
  unlocked: z.boolean().optional(),
  tier: oneOrSeveral(z.enum(dealerTiers)).optional(),
  region: oneOrSeveral(filterRegion).optional(),
  distributorId: oneOrSeveral(bodyId).optional(),
} satisfies Record<keyof typeof simulationDealerFilters, z.ZodType>);

export const simulationDealersState = tableState(dealerFilter, simulationDealerSortColumns, 'id');
export const simulationDealersFile = tableFileBody(dealerFilter, simulationDealerSortColumns, 'id');
export type SimulationDealersState = z.output<typeof simulationDealersState>;
export type SimulationDealersFile = z.output<typeof simulationDealersFile>;

/** A row of the table of a simulation’s dealers. */
export const simulationDealer = z
  .object({
    dealerId: count,
    code: z.string(),
    businessName: z.string(),
    vatNumber: z.string(),
    region: z.string(),
    tier: dealerTier,
    distributor: memberLink.nullable(),
    goalThreshold: count.describe('Tyres'),
    lineTires: count.describe('Eligible tyres of the base period'),
    tires: count.describe('Tyres at this volume'),
    accumulated: euro,
    expendable: euro,
    against: euro.nullable().describe('EUR accumulated in the other campaign; null where it is not in it'),
    difference: euro.nullable().describe('EUR: accumulated here less there'),
  })
  .meta({ id: 'SimulationDealer' });

export type SimulationDealerView = z.output<typeof simulationDealer>;
