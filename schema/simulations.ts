/** Constants of simulations of a campaign and of proposed goals, shared by all tiers (docs/domain/simulations.md). */
import type { TableFilters } from './lists.js';

export const simulationStatuses = ['queued', 'running', 'done', 'failed'] as const;
export type SimulationStatus = (typeof simulationStatuses)[number];

/**
 * The range of the volume factors applied to a period's tyres, their maximum number in a simulation, and the defaults.
 */
export const simulationVolumes = { lowest: '0.1', highest: '3', most: 5, usual: ['0.80', '1.00', '1.20'] } as const;

/** The maximum length of the base period of a simulation or of proposed goals, in days. */
export const longestBasePeriod = 400;

/** The upper bounds of the bands of expendable prizes, in EUR; a last band without bound follows. */
export const simulationBands = ['0', '100', '250', '500', '1000', '2500'] as const;

/** Whether a dealer earns more, less or the same as in the campaign with which a simulation is compared. */
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
