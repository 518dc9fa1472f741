import { curvePaces, curveSteps } from '@gdd/schema/curves';
import { z } from 'zod';
import { day, tires } from '../../ground/platform/http/routes.js';
import { pathId } from '../../ground/platform/http/routes.js';

const curvePoint = z
  .object({
    day,
    dayOfPeriod: z.number().int().describe('From 1'),
    tires: tires.nullable().describe('Tyres purchased up to the day; null on days that are still to come'),
    expected: tires.describe('Tyres expected up to the day: the goal times the share of the day'),
    before: tires.describe('Tyres purchased up to the same day of the year before'),
  })
  .meta({ id: 'CurvePoint' });

/** The cumulative tyres of a campaign, of the dealers of a subtree or of one dealer. */
export const campaignCurve = z
  .object({
    campaignId: z.number().int(),
    today: day.describe('The programme’s day'),
    goalThreshold: tires.describe('The goals of all the dealers'),
    tires: tires.describe('Tyres purchased, as in the totals: what the last day with tyres comes to'),
    tiresBefore: tires.describe(
      'Tyres that the same dealers purchased in the period a year before, by the same rules: what the last day comes to',
    ),
    unplacedTires: tires.describe(
      'For a closed campaign, the tyres of its closing that its lines no longer add up to; they are counted on its last day',
    ),
    step: z.enum(curveSteps).meta({ id: 'CurveStep' }).describe('Whether a point is a day or the last day of a week'),
    pace: z
      .enum(curvePaces)
      .meta({ id: 'CurvePace' })
      .describe(
        'The basis of the expected tyres: the sales of the year before, or the days if there were too few sales',
      ),
    points: z.array(curvePoint).readonly().describe('Ascending; today and the last day are always among them'),
  })
  .meta({ id: 'CampaignCurve' });

export type CampaignCurveView = z.output<typeof campaignCurve>;

export const curveQuery = z.strictObject({
  memberId: pathId
    .optional()
    .describe('Limited to the dealers below this member, or to this dealer; default: the caller’s own'),
});
