import { z } from 'zod';
import { decimal, euro } from '../../../ground/platform/http/routes.js';

/**
 * The six figures of a dealer in a campaign, under the specification's names, and its debt
 * (docs/domain/campaigns-and-prizes.md).
 */
export const figureFields = {
  tiresPurchased: z.number().int(),
  tiresMissing: z.number().int().describe('Tyres to the goal'),
  tiresFleet: z.number().int(),
  tiresFleetPercentage: decimal.describe('One decimal'),
  plafondAccumulated: euro,
  plafondExpendable: euro,
  debt: euro.describe('EUR that were spent and are no longer earned: what is below 0 of the balance'),
};

/** The terms of a dealer in a campaign: its goal and whether it accepted. */
export const termFields = {
  goalThreshold: z.number().int().describe('Tyres'),
  accepted: z.boolean(),
  acceptedAt: z.iso.datetime().nullable(),
};
