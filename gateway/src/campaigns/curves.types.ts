import { curvePaces, curveSteps, type CurvePace, type CurveStep } from '@gdd/schema/curves';
import { ObjectType } from 'type-graphql';
import { describedEnum } from '../schema/describedEnum.js';
import { day, field, id, int } from '../schema/fields.js';

const CurveStepEnum = describedEnum(
  'CurveStep',
  "The period of a point of a campaign's curve.",
  curveSteps,
  (step) => ({ day: 'A day.', week: 'A week, by its last day; today and the last day of the campaign beside.' })[step],
);

const CurvePaceEnum = describedEnum(
  'CurvePace',
  'The basis of the expected tyres of a campaign.',
  curvePaces,
  (pace) =>
    ({
      yearBefore: 'The tyres that all dealers bought in the same period a year before.',
      days: 'The days gone, since fewer than 100 tyres were bought a year before.',
    })[pace],
);

@ObjectType({ description: 'All tyres up to the end of a day.', simpleResolvers: true })
export class CurvePoint {
  @day('The day.') day: string;
  @int('The day of the campaign, counted from 1.') dayOfPeriod: number;
  @int.orNull('Tyres purchased; null on days that are still to come.') tires: number | null;
  @int('Tyres expected: the goal times the share of the day.') expected: number;
  @int('Tyres purchased up to the same day of the year before.') before: number;
}

@ObjectType({
  description: 'The cumulative tyres of a campaign beside the expected pace and the year before.',
  simpleResolvers: true,
})
export class CampaignCurve {
  @id('The id of the campaign.') campaignId: number;
  @day("The programme's day.") today: string;
  @int('The goals of all the dealers, in tyres.') goalThreshold: number;
  @int('Tyres purchased, as in the totals: what the last day with tyres comes to.') tires: number;

  @int(
    'Tyres that the same dealers purchased in the period a year before, by the same rules: what the last day comes to.',
  )
  tiresBefore: number;

  @int('Of a closed campaign, the tyres of its closing that its lines no longer add up to; they stand on its last day.')
  unplacedTires: number;

  @field(() => CurveStepEnum, 'The period of a point.') step: CurveStep;
  @field(() => CurvePaceEnum, 'The basis of the expected tyres.') pace: CurvePace;
  @field(() => [CurvePoint], 'Ascending by day; today and the last day are among them.') points: readonly CurvePoint[];
}
