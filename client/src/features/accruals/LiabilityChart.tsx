import { useIntl } from 'react-intl';
import { SeriesChart } from '../../shared/charts/SeriesChart';
import { useFormat } from '../../shared/i18n/useFormat';
import type { AccrualChartQuery } from './accruals.generated';

type Chart = NonNullable<AccrualChartQuery['accrualChart']>;

/** The liability by month, with the part that can be spent separately, and its forecast. */
export function LiabilityChart({ chart: { points, forecast } }: { readonly chart: Chart }) {
  const intl = useIntl();
  const format = useFormat();
  const say = (id: string, values = {}) => intl.formatMessage({ id: `accruals.chart.${id}` }, values);
  const last = points.at(-1);
  if (last === undefined) return null;
  const expected = forecast.at(-1);
  const sentence = say('sentence', {
    month: format.month(last.month),
    unlocked: format.euro(last.unlocked),
    notUnlocked: format.euro(last.notUnlocked),
    awaiting: Number(last.awaitingClosing) === 0 ? 'no' : 'yes',
    awaitingClosing: format.euro(last.awaitingClosing),
  });
  const outlook =
    expected &&
    say('forecast', {
      month: format.month(expected.month),
      expected: format.euro(expected.expected),
      low: format.euro(expected.low),
      high: format.euro(expected.high),
    });
  const shortMonth = (month: string) => format.month(month, { month: 'short', year: 'numeric' });
  return (
    <SeriesChart
      title={say('title')}
      sentence={[sentence, outlook].filter(Boolean).join(' ')}
      isStacked
      categories={[
        ...points.map(({ month, unlocked, notUnlocked, awaitingClosing, closing }) => ({
          key: month,
          label: shortMonth(month),
          values: [unlocked, notUnlocked, awaitingClosing, null],
          total: closing,
        })),
        ...forecast.map((each) => ({
          key: `forecast ${each.month}`,
          label: shortMonth(each.month),
          values: [null, null, null, each.expected],
          total: each.expected,
        })),
      ]}
      series={[
        { key: 'unlocked', label: say('unlocked') },
        { key: 'notUnlocked', label: say('notUnlocked') },
        { key: 'awaitingClosing', label: say('awaitingClosing') },
        ...(forecast.length === 0 ? [] : [{ key: 'expected', label: say('expected') }]),
      ]}
      labels={{ category: say('month'), total: say('closing') }}
      written={(value) => (value === null ? say('none') : format.euro(value))}
    />
  );
}
