import type { AnalyticsDimension, AnalyticsMeasure } from '@gdd/schema/reports';
import type { Cut } from '../rows/toDay.js';
import type { ReportPeriod } from '../criteria/period.js';
import type { AnalyticsFilter } from '../criteria/analyticsSchemas.js';
import type { ReportScope } from '../criteria/scope.js';

/** A validated request for analytics. */
export interface AnalyticsRequest {
  readonly scope: ReportScope;
  readonly period: ReportPeriod;
  readonly dimensions: readonly AnalyticsDimension[];
  readonly measures: readonly AnalyticsMeasure[];
  readonly compareYear: boolean;
  readonly filter: AnalyticsFilter;
  /** Where both years end; undefined: with the period. */
  readonly cut?: Cut;
}
