import type { AnalyticsDimension, AnalyticsMeasure } from '@gdd/schema/reports';
import type { ReportPeriod } from './period.js';
import type { AnalyticsFilter } from './schemas.js';
import type { ReportScope } from './scope.js';

/** A request for analytics, read and checked. */
export interface AnalyticsAsked {
  readonly scope: ReportScope;
  readonly period: ReportPeriod;
  readonly dimensions: readonly AnalyticsDimension[];
  readonly measures: readonly AnalyticsMeasure[];
  readonly compareYear: boolean;
  readonly filter: AnalyticsFilter;
}
