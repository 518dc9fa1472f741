import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/useTexts';
import { ErrorState } from '../../shared/states/ErrorState';
import { SkeletonBlock } from '../../shared/states/Skeletons';
import { forecastRange } from '../../domain/statements/forecastRange';
import type { Forecast_ForecastFragment, Widget_WidgetFragment } from './Dashboard.generated';
import { paceOf, tenthsAhead } from './pace';
import { rowsLink } from './rowsLink';
import { monthsHeight } from './widgetHeights';
import { TermMessage } from './TermMessage';
import { widgetProblem } from './widgetProblem';
import { WidgetFrame } from './WidgetFrame';
import { WidgetItems } from './WidgetItems';

const MonthsChart = lazy(async () => ({ default: (await import('../../shared/charts/MonthsChart')).MonthsChart }));

interface WidgetProps {
  readonly widget: Widget_WidgetFragment;
  /** The programme's day, yyyy-mm-dd. */
  readonly today: string;
  readonly onRetry: () => void;
  /** Whether it is a cached widget, which may be outdated: actions are hidden. */
  readonly isLastSeen?: boolean;
  /** Whether its items stand elsewhere: only the number is rendered. */
  readonly isFigure?: boolean;
}

/** A widget of the dashboard: its number and items, or its own error. */
export function Widget({ widget, today, onRetry, isLastSeen = false, isFigure = false }: WidgetProps) {
  const { say } = useTexts('home');
  const texts = useWidgetTexts(widget);
  const problem = widgetProblem(widget.error);
  const title = say(widget.key);
  if (problem !== undefined) {
    return (
      <Box component="section" aria-label={title}>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {title}
        </Typography>
        <ErrorState problem={problem} onRetry={onRetry} />
      </Box>
    );
  }
  if (widget.key === 'TIRES') return <Months title={title} widget={widget} today={today} />;
  const isEmpty = isEmptyWidget(widget);
  return (
    <WidgetFrame
      title={title}
      number={isEmpty ? undefined : texts.number}
      caption={isEmpty ? say(`${widget.key}.none`) : texts.caption}
      comparison={isEmpty ? undefined : texts.comparison}
      link={isEmpty || widget.rowsFilter === null ? undefined : rowsLink(widget.rowsFilter)}
      linkText={linkText(widget.rowsFilter)}
    >
      {!isFigure && <WidgetItems widget={widget} label={title} isLastSeen={isLastSeen} />}
    </WidgetFrame>
  );
}

/** The message id of the link to the rows. */
function linkText(rows: Widget_WidgetFragment['rowsFilter']): string {
  return `home.rows.${rows?.standing ?? rows?.list ?? 'CAMPAIGNS'}`;
}

/** Whether the widget has nothing to report: no campaign, no user, no euro. */
function isEmptyWidget({ key, value, whole, items }: Widget_WidgetFragment): boolean {
  if (key === 'PARTICIPATION' || key === 'PROGRESS') return whole === null || whole === 0;
  if (key === 'PRIZES' || key === 'FORECAST' || key === 'LIABILITY' || key === 'BUDGETS') return items.length === 0;
  return Number(value) === 0;
}

function Months({
  title,
  widget: { items },
  today,
}: {
  readonly title: string;
  readonly widget: Widget_WidgetFragment;
  readonly today: string;
}) {
  return (
    <Suspense fallback={<SkeletonBlock height={monthsHeight} />}>
      <MonthsChart
        title={title}
        year={Number(today.slice(0, 4))}
        today={today}
        months={items.map(({ label, value, comparison, whole }) => ({
          month: label,
          tires: value === null ? null : Number(value),
          tiresBefore: value === null || comparison === null ? null : Number(comparison),
          tiresWhole: whole,
        }))}
      />
    </Suspense>
  );
}

/** The texts of a widget: its number, its caption, and its comparison. */
function useWidgetTexts(widget: Widget_WidgetFragment) {
  const { key, unit, value, comparison, part, whole, euroAtStake, forecast } = widget;
  const { say, format } = useTexts('home');
  const percent = (decimal: string) => format.percent(decimal, { minimumFractionDigits: 1 });
  const numberText =
    value === null
      ? ''
      : unit === 'EURO'
        ? format.euro(value)
        : unit === 'PERCENT'
          ? percent(value)
          : format.number(value);
  const isTooEarly = key === 'FORECAST' && value === null;
  const caption = say(isTooEarly ? 'FORECAST.tooEarly' : `${key}.caption`, {
    count: Number(value ?? 0),
    part: format.number(part ?? 0),
    whole: format.number(whole ?? 0),
    dealers: part ?? 0,
  });
  return { number: key === 'RANKING' || isTooEarly ? undefined : numberText, caption, comparison: comparisonText() };

  function forecastText(reported: Forecast_ForecastFragment): string {
    const left = (whole ?? 0) - (part ?? 0);
    const interval = say('FORECAST.interval', {
      ...forecastRange(reported, format),
      tires: format.number(reported.expected),
    });
    return left === 0 ? interval : `${interval} ${say('FORECAST.left', { count: left, number: format.number(left) })}`;
  }

  function comparisonText(): ReactNode {
    if (key === 'CLOSE' && euroAtStake !== null) {
      const values = { euro: format.euro(euroAtStake) };
      return <TermMessage id="home.CLOSE.atStake" meaning="campaign.atStake.meaning" values={values} />;
    }
    if (key === 'FORECAST' && forecast !== null) return forecastText(forecast);
    if (comparison === null || value === null) return undefined;
    if (key === 'PRIZES') return say('PRIZES.expendable', { euro: format.euro(comparison) });
    if (key === 'LIABILITY') return say('LIABILITY.before', { euro: format.euro(comparison) });
    if (key === 'BUDGETS') return say('BUDGETS.of', { euro: format.euro(comparison) });
    if (key !== 'PROGRESS') return undefined;
    const tenths = tenthsAhead(value, comparison);
    const values = { expected: percent(comparison), points: format.number(Math.abs(tenths) / 10) };
    return <TermMessage id={`home.PROGRESS.${paceOf(tenths)}`} meaning="campaign.expected.meaning" values={values} />;
  }
}
