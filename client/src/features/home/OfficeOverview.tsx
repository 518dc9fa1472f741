import Box from '@mui/material/Box';
import { SkeletonBlock } from '../../shared/states/Skeletons';
import { WidgetBoundary } from '../../shared/states/WidgetBoundary';
import { CampaignTable } from './CampaignTable';
import type { Widget_WidgetFragment } from './Dashboard.generated';
import { TodayList } from './TodayList';
import { Widget } from './Widget';
import { monthsHeight } from './widgetHeights';

/** The figures above the chart of months; their items stand in one table. */
const figures = ['PARTICIPATION', 'PROGRESS', 'PRIZES'] as const satisfies readonly Widget_WidgetFragment['key'][];

interface OfficeOverviewProps {
  /** Undefined while they load. */
  readonly widgets: readonly Widget_WidgetFragment[] | undefined;
  /** The programme's day, yyyy-mm-dd. */
  readonly today: string;
  readonly onRetry: () => void;
}

/** The columns beside each other: on a wide screen, and on paper, which is narrower than one. */
const besides = 'minmax(0, 3fr) minmax(0, 9fr)';
const threeFigures = 'repeat(3, minmax(0, 1fr))';

/** The office's first screen: what is to be done today beside three figures and the months; below, the campaigns. */
export function OfficeOverview({ widgets, today, onRetry }: OfficeOverviewProps) {
  const one = (key: Widget_WidgetFragment['key']) => {
    if (widgets === undefined) return <SkeletonBlock key={key} height={key === 'TIRES' ? monthsHeight : 190} />;
    const widget = widgets.find((each) => each.key === key);
    return (
      widget && (
        <WidgetBoundary key={key}>
          <Widget widget={widget} today={today} onRetry={onRetry} isFigure />
        </WidgetBoundary>
      )
    );
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        mb: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: besides },
        '@media print': { gridTemplateColumns: besides, zoom: 0.55, gap: 1.5 },
      }}
    >
      <TodayList widgets={widgets} />
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: threeFigures },
            '@media print': { gridTemplateColumns: threeFigures },
          }}
        >
          {figures.map(one)}
        </Box>
        {one('TIRES')}
      </Box>
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        {widgets === undefined ? <SkeletonBlock height={260} /> : <CampaignTable widgets={widgets} />}
      </Box>
    </Box>
  );
}
