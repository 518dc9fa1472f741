import { skipToken, useApolloClient } from '@apollo/client/react';
import InsertChartOutlined from '@mui/icons-material/InsertChartOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { enumText } from '../../shared/apollo/enumTexts';
import { problemOf } from '../../shared/apollo/problem';
import { CompleteThrough } from '../../domain/completeness/CompleteThrough';
import { useCalendar } from '../../domain/calendar/useCalendar';
import { ExportButton } from '../../shared/files/ExportButton';
import { useTexts } from '../../shared/i18n/useTexts';
import { ListView } from '../../shared/list/ListView';
import type { PageView } from '../../shared/list/paging/useVisiblePage';
import { useSelection } from '../../shared/list/selection/useSelection';
import { Notice } from '../../shared/page/Notice';
import { PageHeader } from '../../shared/page/PageHeader';
import { EmptyState } from '../../shared/states/EmptyState';
import { ErrorState } from '../../shared/states/ErrorState';
import { SkeletonBlock } from '../../shared/states/Skeletons';
import { WidgetBoundary } from '../../shared/states/WidgetBoundary';
import { AnalyticsChart, chartHeight } from './chart/AnalyticsChart';
import { analyticsCodec, type AnalyticsState } from './selection/analyticsCodec';
import { AnalyticsFilters } from './selection/AnalyticsFilters';
import { analyticsFileInput, partsInput } from './selection/analyticsInput';
import {
  AnalyticsFileDocument,
  RequestAnalyticsExportDocument,
  useAnalyticsChoicesQuery,
  useAnalyticsPartsQuery,
} from './AnalyticsPage.generated';
import { AnalyticsTotals } from './chart/AnalyticsTotals';
import { CopyQuery } from './selection/CopyQuery';
import { drillHref } from './chart/drill';
import { SelectionFields } from './selection/SelectionFields';
import { analyticsSentence, isRunning } from './selection/sentence';
import { useAnalytics, type Analytics } from './useAnalytics';
import { useAnalyticsColumns, type GroupRow } from './chart/useAnalyticsColumns';
import { useAnalyticsState, type AnalyticsControls } from './selection/useAnalyticsState';
import { useNetworkNames } from './selection/useNetworkNames';
import { keyText, type NamedKey } from './texts';

/** Sales by one or two dimensions: the selection, a sentence about its result, and the result as a chart or a table. */
export function Component() {
  const { say } = useTexts('analytics');
  const calendar = useCalendar();
  const controls = useAnalyticsState();
  const { state, list } = controls;
  const analytics = useAnalytics(state, calendar.currentYear, calendar.today);
  const year = state.filter.year ?? calendar.currentYear;
  const { pick, setPicked } = useNetworkNames(state.filter);
  const { data: choices } = useAnalyticsChoicesQuery(year === undefined ? skipToken : { variables: { year } });
  const options = {
    brands: choices?.brands?.filter((brand) => brand !== undefined) ?? [],
    campaigns:
      choices?.campaignsByYear?.flatMap((each) =>
        // a draft has no sales yet
        each?.id && each.title && each.state !== 'DRAFT' ? [{ id: each.id, title: each.title }] : [],
      ) ?? [],
  };
  // Some requests need the year: if there is none because it failed to load, that is the problem.
  const problem = analytics.problem ?? (analytics.input === undefined ? calendar.problem : undefined);

  return (
    <>
      <PageHeader
        title={say('title')}
        subtitle={say('subtitle')}
        actions={
          <>
            <CopyQuery input={analytics.input} />
            <AnalyticsExport state={state} currentYear={calendar.currentYear} rows={analytics.result?.total} />
          </>
        }
      />
      <SelectionFields state={state} select={controls.select} />
      <AnalyticsFilters
        controls={list.filters}
        currentYear={calendar.currentYear}
        options={options}
        pick={pick}
        setPicked={setPicked}
      />
      {problem === undefined && analytics.result?.total !== 0 && <Summary analytics={analytics} />}
      <Groups
        analytics={{ ...analytics, problem, retry: analytics.problem ? analytics.retry : calendar.retry }}
        controls={controls}
        year={year}
      />
    </>
  );
}

interface AnalyticsExportProps {
  readonly state: AnalyticsState;
  readonly currentYear: number | undefined;
  readonly rows: number | undefined;
}

function AnalyticsExport({ state, currentYear, rows }: AnalyticsExportProps) {
  const { say } = useTexts('analytics');
  const client = useApolloClient();
  return (
    <ExportButton
      label={say('export')}
      rows={rows}
      requestJob={async (format, idempotencyKey) => {
        const input = analyticsFileInput(state, currentYear);
        if (input === undefined) return;
        const variables = { input: { ...input, format }, idempotencyKey };
        await client.mutate({ mutation: RequestAnalyticsExportDocument, variables });
      }}
      requestTicket={async (format) => {
        const input = analyticsFileInput(state, currentYear);
        if (input === undefined) return undefined;
        const { data } = await client.query({
          query: AnalyticsFileDocument,
          variables: { input: { ...input, format } },
          fetchPolicy: 'no-cache',
        });
        return data?.analyticsFile;
      }}
    />
  );
}

/** A sentence about the result, and the totals of all groups. */
function Summary({ analytics }: { analytics: Analytics }) {
  const { intl, say, language } = useTexts('analytics');
  const { reported, summary } = analytics;
  const loading = analytics.loading || summary.loading;
  if (summary.problem !== undefined) {
    return (
      <Box sx={{ mb: 2 }}>
        <ErrorState problem={summary.problem} onRetry={summary.retry} />
      </Box>
    );
  }
  if (reported === undefined) {
    return (
      <Stack spacing={2} sx={{ mb: 2 }}>
        <Typography variant="h2" component="p">
          <Skeleton variant="text" sx={{ maxWidth: 640 }} />
        </Typography>
      </Stack>
    );
  }
  return (
    <Stack spacing={2} aria-busy={loading} sx={{ mb: 2, opacity: loading ? 0.6 : 1 }}>
      <Typography sx={{ typography: { xs: 'body1', sm: 'h2' }, fontWeight: { sm: 550 }, maxWidth: 860 }}>
        {analyticsSentence({ intl, language }, reported)}
      </Typography>
      <CompleteThrough />
      {reported.state.selection.dimensions.includes('campaign') && <Notice>{say('campaignNote')}</Notice>}
      <AnalyticsTotals reported={reported} />
    </Stack>
  );
}

interface GroupsProps {
  readonly analytics: Analytics;
  readonly controls: AnalyticsControls;
  readonly year: number | undefined;
}

/** The groups as a chart, or as a paged table. */
function Groups(props: GroupsProps) {
  const { analytics, controls, year } = props;
  const { result, problem, loading } = analytics;
  const { view } = controls.state.selection;
  // The table has the messages for an empty result and for a problem.
  const isTable = view === 'table' || problem !== undefined || (result?.total === 0 && !loading);
  if (isTable) return <Table {...props} />;
  if (result?.state.selection.view !== 'chart' || year === undefined) {
    return <SkeletonBlock height={chartHeight} />;
  }
  return (
    <Box aria-busy={loading} sx={{ opacity: loading ? 0.6 : 1 }}>
      <WidgetBoundary>
        <Chart {...props} result={result} year={result.state.filter.year ?? year} />
      </WidgetBoundary>
    </Box>
  );
}

function Chart({ controls, result, year }: GroupsProps & { result: NonNullable<Analytics['result']>; year: number }) {
  const { today } = useCalendar();
  const parts = useMemo(() => partsInput(result.state, year), [result.state, year]);
  const { data, loading, error, refetch } = useAnalyticsPartsQuery(parts ? { variables: { input: parts } } : skipToken);
  const keys = (data?.analytics?.items ?? []).flatMap((item) =>
    (item?.keys ?? []).flatMap((key): NamedKey[] =>
      key?.dimension
        ? [{ dimension: enumText(key.dimension), value: key.value ?? null, label: key.label ?? null }]
        : [],
    ),
  );
  if (loading && data === undefined) return <SkeletonBlock height={chartHeight} />;
  const problem = problemOf(error);
  if (problem !== undefined) return <ErrorState problem={problem} onRetry={() => void refetch()} />;
  const partCount = data?.analytics?.total ?? keys.length;
  return (
    <AnalyticsChart result={result} year={year} today={today} parts={keys} partCount={partCount} controls={controls} />
  );
}

function Table({ analytics, controls, year = 0 }: GroupsProps) {
  const { intl, say, language } = useTexts('analytics');
  const calendar = useCalendar();
  const { result, loading, problem, retry } = analytics;
  const { list, show, state } = controls;
  const view = useTableView(result, loading, problem, list.key);
  // Rows cannot be selected here; this restores the list and its scroll position on the way back.
  useSelection('analytics', list, view.visible !== undefined);
  const visible = result?.state ?? state;
  const shownYear = visible.filter.year ?? year;
  const columns = useAnalyticsColumns(
    visible.selection,
    shownYear,
    isRunning({ state: visible, year: shownYear, today: calendar.today }),
  );
  return (
    <>
      {state.selection.view === 'table' && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', displayPrint: 'none' }}>
          <Button size="small" startIcon={<InsertChartOutlined />} onClick={() => show('chart')}>
            <FormattedMessage id="charts.showChart" />
          </Button>
        </Box>
      )}
      <ListView
        list="analytics"
        label={say('rows')}
        codec={analyticsCodec}
        controls={list}
        view={view}
        columns={columns}
        row={{
          labelOf: ({ keys }) => keys.map((key) => keyText({ intl, language }, key)).join(' · '),
          hrefOf: ({ keys }) => drillHref(visible, keys),
        }}
        empty={<EmptyState title={say('empty.title')} text={say('empty.text')} />}
        onRetry={retry}
      />
    </>
  );
}

/** A result as a page of the table; undefined for a chart that is not empty. */
function useTableView(
  result: Analytics['result'],
  loading: boolean,
  problem: Analytics['problem'],
  key: string,
): PageView<GroupRow> {
  const visible = useMemo(() => {
    if (result === undefined || (result.state.selection.view === 'chart' && result.total > 0)) return undefined;
    const { groups, total, state } = result;
    return {
      items: groups.map((group): GroupRow => ({ ...group, id: JSON.stringify(group.keys.map(({ value }) => value)) })),
      total,
      page: state.page,
      pageSize: state.pageSize,
      sort: state.sort,
      key,
    };
  }, [result, key]);
  return { visible: problem === undefined ? visible : undefined, loading, problem };
}
