import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useCalendar } from '../../../domain/calendar/useCalendar';
import { CompleteThrough } from '../../../domain/completeness/CompleteThrough';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useLanguage } from '../../../shared/i18n/LanguageProvider';
import { ListView } from '../../../shared/list/ListView';
import { chosenColumns } from '../../../shared/list/columns/ownColumns';
import { useLastDefined } from '../../../shared/list/useLastDefined';
import { useListSettings } from '../../../shared/list/settings/useListSettings';
import { useListState, type ListControls } from '../../../shared/list/state/useListState';
import { useSelection } from '../../../shared/list/selection/useSelection';
import { useVisiblePage } from '../../../shared/list/paging/useVisiblePage';
import type { NetworkPick } from '../../../domain/members/networkPick';
import { Deferred } from '../../../shared/page/Deferred';
import { Kpi, KpiGrid, kpiHeight } from '../../../shared/page/Kpi';
import { PageHeader } from '../../../shared/page/PageHeader';
import { useUser } from '../../../shared/session/SessionContext';
import { EmptyState } from '../../../shared/states/EmptyState';
import { SkeletonBlock } from '../../../shared/states/Skeletons';
import { WidgetBoundary } from '../../../shared/states/WidgetBoundary';
import { TreadBand } from '../../../domain/tread/TreadBand';
import type { ReportDefinition, ReportFigure, ReportRow } from './report';
import { isSelective, reportFilterInput, yearOf, type ReportListFilter, type ReportListState } from './reportFilter';
import { ReportExport } from './ReportExport';
import { ReportFilters } from './ReportFilters';
import { ReportSums } from './ReportSums';
import { useReportNames } from './useReportNames';
import type { About, Texts } from '../texts';

interface ReportPageProps<Row extends ReportRow, Column extends string, Totals> {
  readonly report: ReportDefinition<Row, Column, Totals>;
}

/** A report: filters, a sentence, the main numbers, the chart, and the rows with their sums. */
export function ReportPage<Row extends ReportRow, Column extends string, Totals>({
  report,
}: ReportPageProps<Row, Column, Totals>) {
  const { intl, say } = useTexts('reports');
  const calendar = useCalendar();
  const controls = useListState(report.codec);
  const { state, key } = controls;
  const filter = useMemo(
    () => reportFilterInput(state.filter, calendar.currentYear),
    [state.filter, calendar.currentYear],
  );
  const { result, loading, error, refetch } = report.useResponse(state, filter);
  const isWaiting = filter === undefined;
  const page = useVisiblePage({ page: result, loading: loading || isWaiting, error }, state, key);
  const view = isWaiting && calendar.problem ? { ...page, loading: false, problem: calendar.problem } : page;
  const selection = useSelection(`report-${report.name}`, controls, view.visible !== undefined);
  const choosing = report.useChoosing?.({
    state,
    filter,
    listKey: key,
    selection,
    totals: result?.totals,
  });
  const { pick, setPicked } = useReportNames(
    state.filter,
    result?.items.map(({ dealer }) => dealer),
  );
  const campaigns = report.useCampaigns?.(filter, result?.totals);
  const about = useAbout(state, pick, calendar);
  const reported = useLastDefined(useMemo(() => result && about && { totals: result.totals, about }, [result, about]));
  const columns = report.useColumns(state.filter);
  const list = `${report.name}Report` as const;
  const chosen = chosenColumns(columns, useListSettings(list).columns);
  const row = report.useRow();

  return (
    <>
      <PageHeader
        title={say(`${report.name}.title`)}
        actions={
          filter && (
            <ReportExport
              report={report}
              rows={result?.total}
              state={state}
              filter={filter}
              columns={chosen.map(({ field }) => field)}
            />
          )
        }
      />
      <Deferred>
        <ReportFilters
          controls={controls.filters}
          currentYear={calendar.currentYear}
          pick={pick}
          setPicked={setPicked}
          campaigns={campaigns}
        />
        {view.problem === undefined && (
          <Summary
            report={report}
            reported={reported}
            hasRows={view.visible?.total !== 0}
            loading={view.loading}
            controls={controls}
          />
        )}
        <ListView
          list={list}
          label={say('rows')}
          codec={report.codec}
          controls={controls}
          view={view}
          columns={columns}
          row={row}
          {...(choosing && { choosing })}
          summary={
            reported && view.visible && <Sums report={report} totals={reported.totals} count={view.visible.total} />
          }
          empty={<EmptyState title={say('empty.title')} text={intl.formatMessage({ id: report.emptyText })} />}
          onRetry={isWaiting ? calendar.retry : refetch}
        />
      </Deferred>
    </>
  );
}

/** The subject of the sentence; undefined while the year is not known. */
function useAbout(
  state: ReportListState,
  pick: NetworkPick,
  { currentYear, today }: { readonly currentYear: number | undefined; readonly today: string | undefined },
): About | undefined {
  const who = useWho(state, pick);
  const year = yearOf(state.filter, currentYear);
  const { period, standing, endsWithin } = state.filter;
  return useMemo(
    () => (year === undefined ? undefined : { who, year, half: period, today, standing, endsWithin }),
    [who, year, period, today, standing, endsWithin],
  );
}

/**
 * The subject of the sentence: 'La tua rete', 'La rete di Gomme Rossi', 'Con questi filtri la tua rete', or a dealer's
 * name.
 */
function useWho(state: ReportListState, { distributor, agent, dealer }: NetworkPick): string {
  const { say } = useTexts('reports.who');
  const isProgramme = useUser()?.member?.role === 'PROGRAMME';
  if (dealer !== null) return dealer.label;
  const member = agent ?? distributor;
  const kind = member !== null ? 'member' : isProgramme ? 'programme' : 'own';
  return say(`${kind}${isSelective(state) ? '.selective' : ''}`, { name: member?.label ?? '' });
}

interface SummaryProps<Row extends ReportRow, Column extends string, Totals> extends ReportPageProps<
  Row,
  Column,
  Totals
> {
  /** Undefined before the first response. */
  readonly reported: { readonly totals: Totals; readonly about: About } | undefined;
  /** Whether there are rows, and so figures and a chart. */
  readonly hasRows: boolean;
  readonly loading: boolean;
  readonly controls: Pick<ListControls<ReportListFilter, Column>, 'state' | 'setFilter'>;
}

/** The sentence, the main numbers and the chart. */
function Summary<Row extends ReportRow, Column extends string, Totals>(props: SummaryProps<Row, Column, Totals>) {
  const { report, reported, hasRows, loading, controls } = props;
  const { say } = useTexts('reports');
  const texts = useReportTexts();
  const { Chart } = report;
  if (reported === undefined) {
    return <SummarySkeleton chartHeight={controls.state.filter.standing === '' ? report.chartHeight : undefined} />;
  }
  const { totals, about } = reported;
  return (
    <Stack spacing={2} aria-busy={loading} sx={{ mb: 3, opacity: loading ? 0.6 : 1 }}>
      <Typography sx={{ typography: { xs: 'body1', sm: 'h2' }, fontWeight: { sm: 550 }, maxWidth: 860 }}>
        {report.sentence(texts, about, totals)}
      </Typography>
      <CompleteThrough />
      {hasRows && (
        <>
          <KpiGrid label={say('figures')} columns={4}>
            {report.figures(texts, about, totals).map((figure) => (
              <Figure key={figure.key} figure={figure} />
            ))}
          </KpiGrid>
          {about.standing === '' && (
            <WidgetBoundary>
              <Chart totals={totals} about={about} texts={texts} setFilter={controls.setFilter} />
            </WidgetBoundary>
          )}
        </>
      )}
    </Stack>
  );
}

function useReportTexts(): Texts {
  const intl = useIntl();
  const { language } = useLanguage();
  return { intl, language };
}

function Figure({ figure: { label, value, detail, band } }: { figure: ReportFigure }) {
  return (
    <Kpi label={label} value={value} detail={detail}>
      {band !== undefined && band.end > 0 && (
        <TreadBand label={label} text={[value, detail].join(' ')} value={band.value} end={band.end} compact />
      )}
    </Kpi>
  );
}

/** The height of the chart's title, sentence and frame, in pixels. */
const chartFrameHeight = 170;

/** A placeholder of the same height as the summary. */
function SummarySkeleton({ chartHeight }: { chartHeight: number | undefined }) {
  return (
    <Stack spacing={2} sx={{ mb: 3 }}>
      <Typography variant="h2" component="p">
        <Skeleton variant="text" sx={{ maxWidth: 640 }} />
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' } }}>
        {[1, 2, 3, 4].map((number) => (
          <Skeleton key={number} variant="rounded" height={kpiHeight} />
        ))}
      </Box>
      {chartHeight !== undefined && <SkeletonBlock height={chartHeight + chartFrameHeight} />}
    </Stack>
  );
}

interface SumsProps<Row extends ReportRow, Column extends string, Totals> extends ReportPageProps<Row, Column, Totals> {
  readonly totals: Totals;
  readonly count: number;
}

function Sums<Row extends ReportRow, Column extends string, Totals>(props: SumsProps<Row, Column, Totals>) {
  const { report, totals, count } = props;
  return <ReportSums count={count} sums={report.sums(useReportTexts(), totals)} />;
}
