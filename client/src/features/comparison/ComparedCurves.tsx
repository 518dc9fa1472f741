import { LinesChart, linesChartHeight } from '../../shared/charts/LinesChart';
import { problemOf } from '../../shared/apollo/problem';
import { useTexts } from '../../shared/i18n/useTexts';
import { Surface } from '../../shared/page/Surface';
import { ErrorState } from '../../shared/states/ErrorState';
import { SkeletonBlock } from '../../shared/states/Skeletons';
import type { ComparedIds } from './comparedIds';
import type { Comparison } from './ComparedFigures';
import { useComparedCurvesQuery, type ComparedCurveFragment } from './comparison.generated';

interface ComparedCurvesProps {
  readonly ids: ComparedIds;
  readonly comparison: Comparison;
}

/** The cumulative tyres of both campaigns laid over each other by the day of their period. */
export function ComparedCurves({ ids, comparison }: ComparedCurvesProps) {
  const { say, format } = useTexts('comparison');
  const { data, loading, error, refetch } = useComparedCurvesQuery({
    variables: ids,
    fetchPolicy: 'cache-and-network',
  });
  const problem = loading ? undefined : problemOf(error);
  const title = say('curves');
  if (!data?.here || !data.other) {
    return problem === undefined ? (
      <SkeletonBlock height={linesChartHeight} />
    ) : (
      <Surface title={title}>
        <ErrorState problem={problem} onRetry={() => void refetch()} />
      </Surface>
    );
  }
  const curves = [data.here, data.other];
  const positions = [...new Set(curves.flatMap(({ points }) => points.map(({ dayOfPeriod }) => dayOfPeriod)))].sort(
    (one, other) => one - other,
  );
  const { here, other } = comparison;
  return (
    <LinesChart
      title={title}
      sentence={say('curves.sentence', {
        here: here.campaign.title,
        other: other.campaign.title,
        tires: format.number(here.figures.tiresPurchased),
        otherTires: format.number(other.figures.tiresPurchased),
      })}
      positions={positions}
      positionLabel={say('day')}
      positionText={(day) => format.number(day, { maximumFractionDigits: 0 })}
      lines={[
        { key: 'here', label: here.campaign.title, values: valuesAt(positions, data.here) },
        { key: 'other', label: other.campaign.title, values: valuesAt(positions, data.other) },
      ]}
    />
  );
}

function valuesAt(positions: readonly number[], { points }: ComparedCurveFragment): readonly (number | null)[] {
  const byDay = new Map(points.map(({ dayOfPeriod, tires }) => [dayOfPeriod, tires]));
  return positions.map((position) => byDay.get(position) ?? null);
}
