import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useDeferredValue, type ReactNode } from 'react';
import { useCompleteText } from '../../domain/completeness/useCompleteText';
import { problemOf } from '../../shared/apollo/problem';
import { useTexts } from '../../shared/i18n/useTexts';
import { Notice } from '../../shared/page/Notice';
import { useLastSeen } from '../../shared/session/useLastSeen';
import { ErrorState } from '../../shared/states/ErrorState';
import { LastSeenNotice } from '../../shared/states/LastSeenNotice';
import { SkeletonBlock } from '../../shared/states/Skeletons';
import { WidgetBoundary } from '../../shared/states/WidgetBoundary';
import { HomeDashboardDocument, useHomeDashboardQuery, type Widget_WidgetFragment } from './Dashboard.generated';
import { useDashboardSentence, type ReportedWidget } from './useDashboardSentence';
import { useNewerDashboard } from './useNewerDashboard';
import { useOfflineSentence } from './useOfflineSentence';
import { Widget } from './Widget';
import { widgetHeight } from './widgetHeights';

type Key = Widget_WidgetFragment['key'];

// A chunk of its own: only the office has it.
const OfficeOverview = lazy(async () => ({ default: (await import('./OfficeOverview')).OfficeOverview }));

/** The widgets that the office's overview contains, and those that its list of work has replaced. */
const inOverview: readonly Key[] = [
  ...(['PARTICIPATION', 'PROGRESS', 'PRIZES', 'TIRES'] as const),
  ...(['IMPORTS', 'WAITING_USERS', 'SETTLEMENTS'] as const),
];

/** The columns of a widget on a wide page, out of twelve; default: four. */
const columns: Readonly<Partial<Record<Key, number>>> = {
  BUDGETS: 6,
  CLOSE: 6,
  BEHIND: 6,
  NOT_ACCEPTED: 6,
  STOPPED: 6,
  FORECAST: 12,
  EXPENDABLE: 5,
  TO_ACCEPT: 7,
  NEXT_THRESHOLDS: 12,
  NEWS: 12,
  TIRES: 7,
  RANKING: 5,
};

interface DashboardProps {
  /** Whether it begins with the office's overview. */
  readonly isOffice?: boolean;
  /** The widgets to expect, for the placeholders while they load. */
  readonly expected: readonly Key[];
  /** Renders the head of the page around the summary sentence. */
  readonly head: (sentence: ReactNode) => ReactNode;
}

/** The widgets of the role: a summary sentence, then each number. */
export function Dashboard({ isOffice = false, expected, head }: DashboardProps) {
  const { say } = useTexts('home');
  const { data, loading, error, refetch } = useHomeDashboardQuery({ fetchPolicy: 'cache-and-network' });
  const problem = loading ? undefined : problemOf(error);
  const seen = useLastSeen(HomeDashboardDocument, { data, loading, problem });
  // Deferred, so that a slow render does not block input.
  const dashboard = useDeferredValue(seen.data?.dashboard ?? undefined, undefined);
  const retry = () => void refetch();
  const tiles = dashboard?.widgets.filter(({ key }) => !isOffice || !inOverview.includes(key));
  const showNewer = useNewerDashboard(seen.readAt === undefined ? data : undefined);
  return (
    <>
      {head(
        dashboard !== undefined ? (
          <Sentence
            widgets={dashboard.widgets}
            today={dashboard.today}
            completeThrough={seen.data?.salesCompleteness?.through}
            isFresh={!loading && seen.readAt === undefined}
          />
        ) : problem === undefined ? (
          <SentencePlaceholder expected={expected} />
        ) : undefined,
      )}
      {problem !== undefined && seen.readAt !== undefined && (
        <LastSeenNotice problem={problem} readAt={seen.readAt} onRetry={retry} />
      )}
      {/* Always rendered, because a status region only announces text that is inserted later. */}
      <Box role="status" sx={{ displayPrint: 'none' }}>
        {showNewer !== undefined && (
          <Notice>
            <Typography sx={{ alignSelf: 'center' }}>{say('newer')}</Typography>
            <Button size="small" onClick={showNewer}>
              {say('newer.show')}
            </Button>
          </Notice>
        )}
      </Box>
      {isOffice && (dashboard !== undefined || problem === undefined) && (
        <Suspense fallback={<SkeletonBlock height={620} />}>
          <OfficeOverview widgets={dashboard?.widgets} today={dashboard?.today ?? ''} onRetry={retry} />
        </Suspense>
      )}
      {dashboard !== undefined && tiles !== undefined ? (
        <Grid isLoaded keys={tiles.map(({ key }) => key)}>
          {tiles.map((widget) => (
            <WidgetBoundary key={widget.key}>
              <Widget widget={widget} today={dashboard.today} onRetry={retry} isLastSeen={seen.readAt !== undefined} />
            </WidgetBoundary>
          ))}
        </Grid>
      ) : problem !== undefined ? (
        <ErrorState problem={problem} onRetry={retry} />
      ) : (
        <Grid isLoaded={false} keys={expected}>
          {expected.map((key) => (
            <SkeletonBlock key={key} height={widgetHeight(key)} />
          ))}
        </Grid>
      )}
    </>
  );
}

interface SentenceProps {
  readonly widgets: readonly ReportedWidget[];
  readonly today: string;
  readonly completeThrough?: string | null | undefined;
  /** Whether the sentence was read just now, and not from the cache. */
  readonly isFresh: boolean;
}

function Sentence({ widgets, today, completeThrough, isFresh }: SentenceProps) {
  const complete = useCompleteText(completeThrough);
  const sentence = useDashboardSentence(widgets, today);
  useOfflineSentence(isFresh ? sentence : undefined);
  return (
    <Typography component="p" sx={{ maxWidth: 960, color: 'text.primary' }}>
      {sentence}
      {complete && ` ${complete}`}
    </Typography>
  );
}

/** The placeholder of the sentence: as many lines as one with usual figures. */
function SentencePlaceholder({ expected }: Pick<DashboardProps, 'expected'>) {
  const widgets = expected.map((key) => ({ key, value: '1000', comparison: '800', whole: 1, error: null }));
  return (
    <Skeleton variant="rounded" component="div">
      <Sentence widgets={widgets} today="2025-10-15" isFresh={false} />
    </Skeleton>
  );
}

interface GridProps {
  readonly keys: readonly Key[];
  /** Whether the widgets are loaded; placeholders are no list. */
  readonly isLoaded: boolean;
  readonly children: readonly ReactNode[];
}

const wideColumns = 'repeat(12, minmax(0, 1fr))';

/**
 * Twelve columns on a wide page and on paper, one on a phone. A widget that would be alone in its row takes all of it,
 * and the forecast half of the row of the budgets.
 */
function Grid({ keys, isLoaded, children }: GridProps) {
  const { say } = useTexts('home');
  const isAlone = (key: Key) => (key === 'TIRES' && !keys.includes('RANKING')) || keys.length === 1;
  const besideBudgets = (key: Key) => key === 'FORECAST' && keys.includes('BUDGETS');
  const span = (key: Key) => `span ${isAlone(key) ? 12 : besideBudgets(key) ? 6 : (columns[key] ?? 4)}`;
  return (
    <Box
      {...(isLoaded && { component: 'ul', 'aria-label': say('widgets') })}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: wideColumns },
        // A sheet of A4 is as wide as a phone's page: the wide layout is scaled down, and fits on two sheets.
        '@media print': { gridTemplateColumns: wideColumns, gap: 1.5, zoom: 0.55 },
      }}
    >
      {keys.map((key, index) => (
        <Box
          key={key}
          {...(isLoaded && { component: 'li' })}
          sx={{
            minWidth: 0,
            gridColumn: { md: span(key) },
            '@media print': { gridColumn: span(key), breakInside: 'avoid' },
          }}
        >
          {children[index]}
        </Box>
      ))}
    </Box>
  );
}
