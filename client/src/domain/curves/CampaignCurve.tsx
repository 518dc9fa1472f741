import { problemOf } from '../../shared/apollo/problem';
import { LinesChart, linesChartHeight } from '../../shared/charts/LinesChart';
import { useTexts } from '../../shared/i18n/useTexts';
import { Surface } from '../../shared/page/Surface';
import { useLastSeen } from '../../shared/session/useLastSeen';
import { ErrorState } from '../../shared/states/ErrorState';
import { SkeletonBlock } from '../../shared/states/Skeletons';
import { CampaignCurveDocument, useCampaignCurveQuery, type CurveFieldsFragment } from './curve.generated';

interface CampaignCurveProps {
  readonly campaign: { readonly id: string; readonly startsOn: string };
  /** The dealer of the curve; null: all dealers that the user may see. */
  readonly dealerId: string | null;
}

/** The cumulative tyres of a campaign beside the expected pace, the year before and the goal. */
export function CampaignCurve({ campaign, dealerId }: CampaignCurveProps) {
  const { say } = useTexts('curves');
  const variables = { campaignId: campaign.id, memberId: dealerId };
  const { data, loading, error, refetch } = useCampaignCurveQuery({ variables, fetchPolicy: 'cache-and-network' });
  const problem = loading ? undefined : problemOf(error);
  const seen = useLastSeen(CampaignCurveDocument, { data, loading, problem }, variables);
  const curve = seen.data?.campaignCurve;
  if (curve) return <CurveChart campaign={campaign} curve={curve} />;
  if (problem === undefined) return <SkeletonBlock height={linesChartHeight} />;
  return (
    <Surface title={say('title')}>
      <ErrorState problem={problem} onRetry={() => void refetch()} />
    </Surface>
  );
}

interface CurveChartProps extends Pick<CampaignCurveProps, 'campaign'> {
  readonly curve: CurveFieldsFragment;
}

function CurveChart({ campaign, curve }: CurveChartProps) {
  const { say, format } = useTexts('curves');
  const sentence = useSentence(campaign, curve);
  const { points, goalThreshold } = curve;
  return (
    <LinesChart
      title={say('title')}
      sentence={sentence}
      positions={points.map(({ dayOfPeriod }) => dayOfPeriod)}
      positionLabel={say('day')}
      positionText={(dayOfPeriod) => format.date(dayAt(campaign.startsOn, dayOfPeriod))}
      lines={[
        { key: 'tires', label: say('tires'), values: points.map(({ tires }) => tires) },
        { key: 'expected', label: say('expected'), values: points.map(({ expected }) => expected) },
        { key: 'before', label: say('before'), values: points.map(({ before }) => before) },
        { key: 'goal', label: say('goal'), values: points.map(() => goalThreshold) },
      ]}
    />
  );
}

/** Describes the campaign on the last day that has data. */
function useSentence(
  { startsOn }: CampaignCurveProps['campaign'],
  { points, today, tiresBefore, goalThreshold, pace, unplacedTires }: CurveFieldsFragment,
): string {
  const { say, format } = useTexts('curves.sentence');
  const numbers = { goal: format.number(goalThreshold), whole: format.number(tiresBefore) };
  const last = points.findLast(({ tires, day }) => tires !== null && day <= today);
  const parts =
    last?.tires == null
      ? [say('notBegun', { ...numbers, day: format.date(startsOn) })]
      : [
          say('now', {
            ...numbers,
            day: format.date(last.day),
            count: last.tires,
            tires: format.number(last.tires),
            expected: format.number(last.expected),
            difference: format.number(last.tires - last.expected, { signDisplay: 'exceptZero' }),
            before: format.number(last.before),
          }),
        ];
  parts.push(say('yearBefore', numbers));
  if (pace === 'DAYS') parts.push(say('days'));
  if (unplacedTires !== 0) {
    parts.push(say('unplaced', { tires: format.number(unplacedTires, { signDisplay: 'exceptZero' }) }));
  }
  return parts.join(' ');
}

/** The calendar day of a campaign's nth day, counted from 1. */
function dayAt(startsOn: string, dayOfPeriod: number): string {
  const day = new Date(`${startsOn}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + Math.round(dayOfPeriod) - 1);
  return day.toISOString().slice(0, 10);
}
