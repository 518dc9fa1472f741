import type { Channel, Season, Segment } from '@gdd/schema/campaigns';
import {
  analyticsDimensions,
  analyticsMeasures,
  analyticsSortColumns,
  type AnalyticsDimension,
  type AnalyticsMeasure,
  type AnalyticsSortColumn,
} from '@gdd/schema/reports';
import { InputType } from 'type-graphql';
import { ChannelEnum, SeasonEnum, SegmentEnum } from '../schema/campaignEnums.js';
import { describedEnum } from '../schema/describedEnum.js';
import { field, flag, text } from '../schema/fields.js';
import { given } from '../schema/given.js';
import { IntRange, rangesOf } from '../schema/ranges.js';
import { TablePage, tablePage, TableSort } from '../schema/tables.js';
import type { BodyOf } from '../upstream/endpoint.js';
import { CampaignsFilter, fileChoice, ReportFile, reportFilters } from './reports.inputs.js';

export const AnalyticsDimensionEnum = describedEnum(
  'AnalyticsDimension',
  'A dimension by which sales are grouped.',
  analyticsDimensions,
  (dimension) =>
    ({
      month: 'By month.',
      region: "By the dealers' region.",
      distributor: 'By the distributor above the dealers.',
      agent: 'By the agent directly above the dealers; those without one are a group.',
      tier: "By the dealers' tier.",
      brand: 'By brand.',
      season: 'By season.',
      segment: 'By segment.',
      rim: 'By rim, in inches.',
      channel: 'By channel.',
      campaign: 'By campaign: a line counts in each in which it is eligible.',
    })[dimension],
);

const AnalyticsMeasureEnum = describedEnum(
  'AnalyticsMeasure',
  'The sums.',
  analyticsMeasures,
  (measure) =>
    ({
      tires: 'Tyres, net of returns.',
      tiresFleet: 'Tyres of fleets.',
      fleetPercentage: 'Tyres of fleets in percent.',
      amount: 'The amount, in EUR.',
      dealers: 'Dealers with such sales.',
      goalAttainment: 'Tyres bought in campaigns in percent of their goals: by campaign, distributor and agent alone.',
    })[measure],
);

const AnalyticsSortColumnEnum = describedEnum(
  'AnalyticsSortColumn',
  'A column that analytics can be sorted by.',
  analyticsSortColumns,
  (column) => (column === 'id' ? 'By the keys.' : `By ${column}.`),
);

@InputType({ description: 'Filter for sales: all given conditions apply; in a list, any value matches.' })
export class AnalyticsFilter extends CampaignsFilter {
  @field.orNull(() => [String], 'Limited to these brands; case does not matter.') brand?: string[] | null;
  @field.orNull(() => [SeasonEnum], 'Limited to these seasons.') season?: Season[] | null;
  @field.orNull(() => [SegmentEnum], 'Limited to these segments.') segment?: Segment[] | null;
  @field.orNull(() => IntRange, 'Limited to this range of rims, in inches.') rim?: IntRange | null;
  @field.orNull(() => ChannelEnum, 'Through this channel.') channel?: Channel | null;
}

@InputType({ description: 'The sort of the groups; equal ones are sorted by their keys.' })
export class AnalyticsSort extends TableSort {
  @field(() => AnalyticsSortColumnEnum, 'The column.') column: AnalyticsSortColumn;
}

@InputType({ description: 'The query of the sales.' })
export class AnalyticsInput extends TablePage {
  @field(() => [AnalyticsDimensionEnum], 'The dimensions by which sales are grouped: one or two.')
  dimensions: AnalyticsDimension[];
  @field(() => [AnalyticsMeasureEnum], 'The sums.', { defaultValue: ['tires'] }) measures: AnalyticsMeasure[];
  @flag('Whether with the same time of the year before.', { defaultValue: false }) compareYear: boolean;
  @field.orNull(() => AnalyticsFilter, 'Filter for sales; all of this year if omitted.')
  filter?: AnalyticsFilter | null;
  @field.orNull(() => AnalyticsSort, 'The order; by the keys if omitted.') sort?: AnalyticsSort | null;

  @text.orNull("A part of the dealers' name, code, VAT number or city; case and accents do not matter.")
  search?: string | null;
}

@InputType({ description: 'The query of the file of analytics.' })
export class AnalyticsFileInput extends ReportFile {
  @field(() => [AnalyticsDimensionEnum], 'The dimensions by which sales are grouped: one or two.')
  dimensions: AnalyticsDimension[];
  @field(() => [AnalyticsMeasureEnum], 'The sums.', { defaultValue: ['tires'] }) measures: AnalyticsMeasure[];
  @flag('Whether with the same time of the year before.', { defaultValue: false }) compareYear: boolean;
  @field.orNull(() => AnalyticsFilter, 'Filter for sales; all of this year if omitted.')
  filter?: AnalyticsFilter | null;
  @field.orNull(() => AnalyticsSort, 'The order; by the keys if omitted.') sort?: AnalyticsSort | null;
}

/** The request body of the REST service (docs/domain/reports.md). */
export function analyticsBody(input: AnalyticsInput): BodyOf<'/report/analytics/search', 'POST'> {
  const { dimensions, measures, compareYear, filter, ...table } = input;
  return {
    data: { dimensions, measures, compareYear, filters: analyticsFilters(filter ?? {}) },
    params: tablePage(table),
  };
}

/** The conditions that are set, as the REST service takes them. */
function analyticsFilters({ brand, season, segment, rim, channel, ...filter }: AnalyticsFilter) {
  return {
    ...reportFilters(filter),
    ...given({ brand, season, segment, channel }),
    ...rangesOf({ rim }),
  };
}

/** The request body of a file of analytics. */
export function analyticsFileBody({ dimensions, measures, compareYear, filter, ...file }: AnalyticsFileInput) {
  return { dimensions, measures, compareYear, filter: analyticsFilters(filter ?? {}), ...fileChoice(file) };
}
