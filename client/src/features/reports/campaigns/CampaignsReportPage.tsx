import { skipToken } from '@apollo/client/react';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ReportSortColumn } from '@gdd/schema/reports';
import type { CampaignsReportFilter } from '../../../shared/apollo/schema.generated';
import { AcceptanceLabel } from '../../../domain/campaigns/AcceptanceLabel';
import { isPeriodOver } from '../../../domain/campaigns/period';
import { campaignFigures, useFigures, type DealerFigures } from '../../../domain/campaigns/useFigures';
import { useTexts } from '../../../shared/i18n/useTexts';
import { formatEuro, formatNumber } from '../../../shared/i18n/format';
import { useCalendar } from '../../../domain/calendar/useCalendar';
import type { ListColumn, RowDescription } from '../../../shared/list/columns/ListColumn';
import { pageInput } from '../../../shared/list/state/pageInput';
import { useCan } from '../../../shared/permissions/useCan';
import { CampaignBars, campaignBarsHeight } from './CampaignBars';
import {
  useCampaignsReportQuery,
  useReportCampaignNamesQuery,
  type CampaignsReportPage_RowFragment,
  type CampaignsReportPage_TotalsFragment,
} from './CampaignsReportPage.generated';
import { CampaignsReportFileDocument, RequestCampaignsReportExportDocument } from '../reportFiles.generated';
import type { ReportDefinition, ReportFigure, ReportRow } from '../page/report';
import { reportCodec, type ReportListFilter } from '../page/reportFilter';
import type { CampaignName } from '../page/ReportFilters';
import { ReportPage } from '../page/ReportPage';
import { useReportResponse } from '../page/useReportResponse';
import { useReminders } from './useReminders';
import { useDealerColumns, useDealerHref } from '../page/useReportColumns';
import { campaignsSentence, workListSentence } from '../campaignSentences';
import { percentText, type About, type Texts } from '../texts';
import { useWorkListColumns, workListFields } from './useWorkListColumns';

type Row = CampaignsReportPage_RowFragment & ReportRow;
type Totals = CampaignsReportPage_TotalsFragment;
type Column = ReportSortColumn<'campaigns'>;

const rowId = (row: CampaignsReportPage_RowFragment) => `${row.dealer.id}-${row.campaignId}`;

/** The report of dealers in all campaigns, with the columns of the campaigns modal (specification, section 2). */
export const campaignsReport: ReportDefinition<Row, Column, Totals> = {
  name: 'campaigns',
  codec: reportCodec('campaigns'),
  useResponse: function useCampaignsReport(state, filter) {
    const query = useCampaignsReportQuery(
      filter === undefined
        ? skipToken
        : { variables: { input: { filter, ...pageInput(state) } }, fetchPolicy: 'cache-and-network' },
    );
    return useReportResponse(query, query.data?.campaignsReport, rowId);
  },
  useColumns: useCampaignColumns,
  useRow: useCampaignRow,
  fileDocument: CampaignsReportFileDocument,
  exportDocument: RequestCampaignsReportExportDocument,
  sentence: (texts, about, totals) => {
    const [one, ...others] = totals.campaigns;
    const title = others.length === 0 ? one?.campaignTitle : undefined;
    if (about.standing !== '') return workListSentence(texts, about, membershipsOf(totals), totals.euroAtStake);
    return campaignsSentence(texts, about, totals, membershipsOf(totals), title);
  },
  figures: campaignNumbers,
  sums: campaignSums,
  Chart: CampaignBars,
  chartHeight: campaignBarsHeight,
  useCampaigns: useCampaignNames,
  useChoosing: useReminders,
  emptyText: 'reports.empty.campaigns',
};

/** The number of goals: a dealer in two campaigns has two. */
const membershipsOf = ({ campaigns }: Totals) => campaigns.reduce((sum, { dealers }) => sum + dealers, 0);

/** The width in pixels of each figure's column: enough for a header of two lines with the sort arrow. */
const figureWidths: Readonly<Record<keyof DealerFigures, number>> = {
  goalThreshold: 108,
  tiresPurchased: 108,
  tiresMissing: 106,
  plafondAccumulated: 120,
  plafondExpendable: 120,
  tiresFleet: 94,
  tiresFleetPercentage: 116,
};

function useCampaignColumns({ standing }: ReportListFilter): readonly ListColumn<Row, Column>[] {
  const { intl, say } = useTexts('reports');
  const { today } = useCalendar();
  const figures = useFigures();
  const workList = useWorkListColumns(standing);
  const { name, place } = useDealerColumns();
  return useMemo(() => {
    const isAcceptable = (row: Row) => !isPeriodOver(row, today);
    const acceptance = (row: Row) =>
      `campaign.${row.accepted ? 'accepted' : isAcceptable(row) ? 'toAccept' : 'notAccepted'}`;
    const acceptanceColumn: ListColumn<Row, Column> = {
      field: 'accepted',
      label: say('acceptance'),
      text: (row) => intl.formatMessage({ id: acceptance(row) }),
      render: (row) => <AcceptanceLabel isAcceptable={isAcceptable(row)} accepted={row.accepted} acceptedAt={null} />,
      sort: 'accepted',
      width: 144,
      card: 'badge',
    };
    return [
      name,
      {
        field: 'campaignTitle',
        label: intl.formatMessage({ id: 'campaign.title' }),
        text: ({ campaignTitle }) => campaignTitle,
        sort: 'campaignTitle',
        width: 216,
        tightWidth: 150,
        grow: true,
        card: 'line',
      },
      ...(standing === '' ? [acceptanceColumn] : workList),
      ...figures
        .filter(({ key }) => standing === '' || workListFields[standing].figures.includes(key))
        .map(({ key, label, cell }): ListColumn<Row, Column> => ({
          field: key,
          label,
          text: cell,
          sort: key,
          align: 'end',
          width: figureWidths[key],
          card: 'fact',
        })),
      ...place,
    ];
  }, [standing, today, intl, say, figures, workList, name, place]);
}

/** A row links to the statement that explains its prize; its menu also opens the dealer. */
function useCampaignRow(): RowDescription<Row> {
  const { say } = useTexts('reports');
  const can = useCan();
  const navigate = useNavigate();
  const dealerHref = useDealerHref();
  const statementHref = ({ campaignId, dealer }: Row) =>
    can('accessReport', 'accessCampaigns') ? `/campaigns/${campaignId}/dealers/${dealer.id}` : undefined;
  const action = (key: string, icon: typeof StorefrontOutlined, href: string | undefined) =>
    href === undefined ? [] : [{ key, label: say(key), icon, onSelect: () => void navigate(href) }];
  return {
    labelOf: ({ dealer, campaignTitle }) => `${dealer.businessName}, ${campaignTitle}`,
    hrefOf: statementHref,
    actionsOf: (row) => [
      ...action('openStatement', ReceiptLongOutlined, statementHref(row)),
      ...action('openDealer', StorefrontOutlined, dealerHref(row)),
    ],
  };
}

/** The campaigns to filter by: those of the report; if it is already filtered by campaign, all of its period. */
function useCampaignNames(
  filter: CampaignsReportFilter | undefined,
  totals: Totals | undefined,
): readonly CampaignName[] {
  const isNarrowed = filter?.campaignId !== undefined;
  const rest = { ...filter };
  delete rest.campaignId;
  const { data } = useReportCampaignNamesQuery(
    // Only the totals are used, so the page has the smallest size of the API.
    isNarrowed ? { variables: { input: { filter: rest, page: 1, pageSize: 3 } } } : skipToken,
  );
  const own = totals?.campaigns ?? [];
  const others = (isNarrowed ? data?.campaignsReport?.totals.campaigns : undefined) ?? [];
  // a selected campaign may belong to another year than the report
  return [...others, ...own.filter(({ campaignId }) => others.every((other) => other.campaignId !== campaignId))];
}

/** The key figures above the table: goals reached, acceptances, tyres of the goals, and prizes. */
function campaignNumbers(texts: Texts, about: About, totals: Totals): readonly ReportFigure[] {
  const { intl, language } = texts;
  if (about.standing !== '') return workListNumbers(texts, totals);
  const memberships = membershipsOf(totals);
  const figure = (labelId: string, value: number, end: number): ReportFigure => ({
    key: labelId,
    label: intl.formatMessage({ id: labelId }),
    value: formatNumber(value, language),
    detail: intl.formatMessage(
      { id: 'reports.ofPercent' },
      { total: formatNumber(end, language), percent: percentText(texts, end === 0 ? 0 : (100 * value) / end) },
    ),
    band: { value, end },
  });
  return [
    figure('reports.goalReached', totals.goalReached, memberships),
    figure('reports.accepted', totals.accepted, memberships),
    figure('campaign.tiresPurchased', totals.tiresPurchased, totals.goalThreshold),
    {
      key: 'plafond',
      label: intl.formatMessage({ id: 'campaign.plafondAccumulated' }),
      value: formatEuro(totals.plafondAccumulated, language),
      detail: intl.formatMessage(
        { id: 'reports.expendable' },
        { amount: formatEuro(totals.plafondExpendable, language) },
      ),
    },
  ];
}

/** The key figures of a work list: dealers, tyres of their goals, prizes accumulated, and euros at stake. */
function workListNumbers({ intl, language }: Texts, totals: Totals): readonly ReportFigure[] {
  const { dealers, tiresPurchased, goalThreshold, plafondAccumulated, euroAtStake } = totals;
  const number = (key: string, value: string, detail?: string): ReportFigure => ({
    key,
    label: intl.formatMessage({ id: key }),
    value,
    detail,
  });
  return [
    number('reports.dealersInList', formatNumber(dealers, language)),
    {
      ...number(
        'campaign.tiresPurchased',
        formatNumber(tiresPurchased, language),
        intl.formatMessage({ id: 'reports.ofGoals' }, { total: formatNumber(goalThreshold, language) }),
      ),
      band: { value: tiresPurchased, end: goalThreshold },
    },
    number('campaign.plafondAccumulated', formatEuro(plafondAccumulated, language)),
    ...(euroAtStake === null ? [] : [number('reports.euroAtStake', formatEuro(euroAtStake, language))]),
  ];
}

/** The sums of the seven figures over all rows, with names and formats of the specification. */
function campaignSums(texts: Texts, totals: Totals): readonly ReportFigure[] {
  return campaignFigures(texts).map(({ key, label, text }) => ({ key, label, value: text(totals) }));
}

export function Component() {
  return <ReportPage report={campaignsReport} />;
}
