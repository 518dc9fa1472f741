import { HttpResponse, type RequestHandler } from 'msw';
import type { CurveFieldsFragment } from '../../domain/curves/curve.generated';
import { graphql } from './graphql';

/** The curve of a campaign with three points, 9,000 tyres behind its pace on 15 October. */
export function campaignCurve(changes: Partial<CurveFieldsFragment> = {}): CurveFieldsFragment {
  const point = (day: string, dayOfPeriod: number, tires: number | null, expected: number, before: number) => ({
    __typename: 'CurvePoint' as const,
    day,
    dayOfPeriod,
    tires,
    expected,
    before,
  });
  return {
    __typename: 'CampaignCurve',
    campaignId: '113',
    today: '2025-10-15',
    goalThreshold: 20_000,
    tires: 3000,
    tiresBefore: 15_000,
    unplacedTires: 0,
    pace: 'YEAR_BEFORE',
    points: [
      point('2025-07-07', 7, 1200, 1000, 700),
      point('2025-10-15', 107, 3000, 12_000, 8000),
      point('2025-12-31', 184, null, 20_000, 15_000),
    ],
    ...changes,
  };
}

/** Returns this curve for every campaign. */
export function curveResponse(curve: CurveFieldsFragment = campaignCurve()): RequestHandler {
  return graphql.query('CampaignCurve', () => HttpResponse.json({ data: { campaignCurve: curve } }));
}
