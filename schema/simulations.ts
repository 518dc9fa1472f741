/** Constants of simulations of a campaign and of proposed goals, shared by all tiers (docs/domain/simulations.md). */
import type { TableFilters } from './lists.js';

export const simulationStatuses = ['queued', 'running', 'done', 'failed'] as const;
export type SimulationStatus = (typeof simulationStatuses)[number];

/** The volumes that a period's tyres may be multiplied by, and how many of them one simulation may have. */
export const simulationVolumes = { lowest: '0.1', highest: '3', most: 5, usual: ['0.80', '1.00', '1.20'] } as const;

/** The most days that a period of simulation or of proposed goals may have. */
export const longestBasePeriod = 400;

/** The upper bounds of the bands over which the expendable prizes are distributed, EUR; the last band has none. */
export const simulationBands = ['0', '100', '250', '500', '1000', '2500'] as const;

/** Whether a dealer has more, less or the same as in the campaign that a simulation is compared with. */
export const simulationOutcomes = ['winner', 'loser', 'same'] as const;
export type SimulationOutcome = (typeof simulationOutcomes)[number];

/** The columns that the table of a simulation's dealers sorts by. */
export const simulationDealerSortColumns = [
  'id',
  'code',
  'businessName',
  'tier',
  'region',
  'goalThreshold',
  'lineTires',
  'tires',
  'accumulated',
  'expendable',
  'against',
  'difference',
] as const;
export type SimulationDealerSortColumn = (typeof simulationDealerSortColumns)[number];

/** The filters of the table of a simulation's dealers. */
export const simulationDealerFilters = {
  volume: 'values',
  outcome: 'values',
  unlocked: 'flag',
  tier: 'values',
  region: 'values',
  distributorId: 'values',
} as const satisfies TableFilters;
