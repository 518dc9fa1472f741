/**
 * Validation of a campaign's rules (docs/domain/campaigns-and-prizes.md). Each error names the path of its field, such
 * as `incentiveDetail.tiers.1.from`. Values are not normalised: a decimal keeps the text in which it was sent.
 */
import {
  campaignTextLengths,
  channels,
  highestRules,
  incentiveBases,
  largestRim,
  seasons,
  segments,
  smallestRim,
} from '@gdd/schema/campaigns';
import { z } from 'zod';
import { isDecimal, millionths, type Millionths } from '../../../ground/domain/decimal.js';
import type { Tier } from '../../../ground/domain/incentive/rules.js';
import { line } from '../../../ground/platform/http/inputs.js';
import { brandKey } from '../../../figures/sums/lineRules.js';

const mostTiers = 20;
const mostBoosts = 20;
const mostBrands = 100;
const highestPercentage = millionths(highestRules.percentage);
const highestRate = millionths(highestRules.rate);
const highestFactor = millionths(highestRules.factor);
const cent = millionths('0.01');

/** A number or text that is an exact decimal, not negative. @param fits a further condition on the value */
function decimal(fits: (value: Millionths) => boolean, description: string) {
  return z
    .union([z.number(), z.string()])
    .refine((text) => isDecimal(text) && !String(text).startsWith('-') && fits(millionths(text)))
    .describe(`${description}; at most six places, kept as written`);
}

const percentage = decimal((value) => value <= highestPercentage, 'Percentage of the goal, at most 1000');

const tiers = z
  .array(z.strictObject({ from: percentage, rate: decimal((value) => value <= highestRate, 'EUR a tyre') }))
  .min(1)
  .max(mostTiers)
  .superRefine((list, context) => {
    list.forEach((tier, index) => {
      if (!startsAboveThePrevious(tier, list[index - 1])) context.addIssue({ code: 'custom', path: [index, 'from'] });
    });
  })
  .describe('Strictly ascending, the first from 0');

/** Whether the first tier starts at 0 and every other above the previous one; true where `from` itself is invalid. */
function startsAboveThePrevious(tier: Tier, before: Tier | undefined): boolean {
  if (!isDecimal(tier.from)) return true;
  if (before === undefined) return millionths(tier.from) === 0n;
  return !isDecimal(before.from) || millionths(tier.from) > millionths(before.from);
}

export const incentiveDetailInput = z.strictObject({
  basis: z.enum(incentiveBases),
  tiers,
  unlockAt: percentage.optional().describe('Percentage of the goal from which the prize can be spent; default 100'),
  cap: decimal((value) => value > 0n && value % cent === 0n, 'The most that can accumulate, EUR').optional(),
});

/** A list of alternatives: not empty, without duplicates. @param keyOf what duplicates are detected by */
function alternatives<T extends z.ZodType<string, string>>(value: T, most: number, keyOf = (text: string) => text) {
  return z
    .array(value)
    .min(1)
    .max(most)
    .refine((list) => new Set(list.map(keyOf)).size === list.length)
    .optional();
}

const rim = z.number().int().min(smallestRim).max(largestRim).optional();

export const matchInput = z
  .strictObject({
    brand: alternatives(line(campaignTextLengths.brand), mostBrands, brandKey).describe('Compared without case'),
    season: alternatives(z.enum(seasons), seasons.length),
    segment: alternatives(z.enum(segments), segments.length),
    rimFrom: rim.describe('Inches, included'),
    rimTo: rim.describe('Inches, included'),
    channel: z.enum(channels).optional(),
  })
  .refine(({ rimFrom = smallestRim, rimTo = largestRim }) => rimFrom <= rimTo, { path: ['rimTo'] });

export const factorBoostDetailInput = z.strictObject({
  boosts: z
    .array(
      z.strictObject({
        label: line(campaignTextLengths.boostLabel),
        match: matchInput,
        factor: decimal((value) => value > 0n && value <= highestFactor, 'Above 0; may be below 1'),
      }),
    )
    .max(mostBoosts),
});
