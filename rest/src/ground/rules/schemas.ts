/** Rules of campaigns in responses: of every area that shows them. */
import { channels, incentiveBases, rulesParts, seasons, segments } from '@gdd/schema/campaigns';
import { z } from 'zod';
import { decimal } from '../platform/http/routes.js';

export const rulesPart = z.enum(rulesParts).meta({ id: 'RulesPart' });
export const season = z.enum(seasons).meta({ id: 'Season' });
export const segment = z.enum(segments).meta({ id: 'Segment' });
export const channel = z.enum(channels).meta({ id: 'Channel' });

/** A list in a response that may be read-only, as those of the rules are. */
const list = <T extends z.ZodType>(item: T) => z.array(item).readonly();
/** A decimal in the form in which it was entered: a JSON number or a text. */
const asWritten = z.union([z.number(), decimal]);

export const saleMatch = z
  .object({
    brand: list(z.string()).optional(),
    season: list(season).optional(),
    segment: list(segment).optional(),
    rimFrom: z.number().int().optional().describe('Inches, included'),
    rimTo: z.number().int().optional().describe('Inches, included'),
    channel: channel.optional(),
  })
  .meta({ id: 'SaleMatch', description: 'Conditions on a sale line; every one given must hold' });

export const incentiveDetail = z
  .object({
    basis: z.enum(incentiveBases).meta({ id: 'IncentiveBasis' }),
    tiers: list(
      z.object({ from: asWritten.describe('Percentage of the goal'), rate: asWritten.describe('EUR a tyre') }),
    ),
    unlockAt: asWritten.describe('Percentage of the goal from which the prize can be spent'),
    cap: asWritten.optional().describe('The most that can accumulate, EUR'),
  })
  .meta({ id: 'IncentiveDetail' });

export const factorBoostDetail = z
  .object({ boosts: list(z.object({ label: z.string(), match: saleMatch, factor: asWritten })) })
  .meta({ id: 'FactorBoostDetail' });

/** A reference to a campaign with its title. */
export const campaignTitle = z.object({ id: z.number().int(), title: z.string() }).meta({ id: 'CampaignTitle' });
