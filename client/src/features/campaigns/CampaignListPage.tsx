import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { chosenYear } from '../../shared/list/years';
import { useCalendar } from '../../shared/calendar/useCalendar';
import { ListView } from '../../shared/list/ListView';
import { useListState } from '../../shared/list/useListState';
import { useSelection } from '../../shared/list/useSelection';
import { useShownPage } from '../../shared/list/useShownPage';
import { PageHeader } from '../../shared/page/PageHeader';
import { EmptyState } from '../../shared/states/EmptyState';
import { ErrorState } from '../../shared/states/ErrorState';
import { CampaignFilters } from './CampaignFilters';
import { CampaignsExport } from './CampaignsExport';
import { campaignList } from './campaignList';
import { campaignListCodec, campaignTableInput, type CampaignListState } from './campaignListCodec';
import {
  useCampaignGroupCountsQuery,
  useCampaignListQuery,
  useCampaignListTotalsQuery,
} from './CampaignListPage.generated';
import { GroupSwitch } from './GroupSwitch';
import { useCampaignColumns, type CampaignRow } from './useCampaignColumns';

/** All campaigns, for whoever administers them: by year and group, with what has come of them. */
export function CampaignListPage() {
  const intl = useIntl();
  const controls = useListState(campaignListCodec);
  const { currentYear, problem, retry } = useCalendar();
  const { state, setFilter } = controls;
  const { view, refetch } = useCampaignPage(controls, currentYear);
  const counts = useGroupCounts(state, currentYear);
  const columns = useCampaignColumns();
  // Nothing is chosen here; the list and its scroll are found again on the way back.
  useSelection(campaignList, controls, view.shown !== undefined);
  const year = currentYear && chosenYear(state.filter.year, currentYear);

  return (
    <>
      <PageHeader
        title={intl.formatMessage({ id: 'campaigns.list.title' })}
        subtitle={<FormattedMessage id="campaigns.list.subtitle" />}
        actions={
          <>
            {currentYear !== undefined && (
              <CampaignsExport state={state} currentYear={currentYear} rows={view.shown?.total} />
            )}
            <NewCampaignButton variant="contained" />
          </>
        }
      />
      {problem !== undefined ? (
        <ErrorState problem={problem} onRetry={retry} />
      ) : (
        <>
          <GroupSwitch value={state.filter.group} counts={counts} onChange={(group) => setFilter({ group })} />
          {currentYear !== undefined && <CampaignFilters controls={controls.filters} currentYear={currentYear} />}
          <ListView
            list="campaigns"
            label={intl.formatMessage({ id: 'campaigns.list.title' })}
            codec={campaignListCodec}
            controls={controls}
            view={view}
            columns={columns}
            row={{ labelOf: (row) => row.title, hrefOf: (row) => `/campaigns/${row.id}` }}
            empty={
              <EmptyState
                title={intl.formatMessage({ id: 'campaigns.empty.title' }, { year })}
                text={intl.formatMessage({ id: 'campaigns.empty.text' })}
                action={
                  <Button variant="outlined" onClick={() => setFilter({ year: 'all' })}>
                    <FormattedMessage id="campaigns.empty.allYears" />
                  </Button>
                }
              />
            }
            onRetry={refetch}
          />
        </>
      )}
    </>
  );
}

function NewCampaignButton({ variant }: { variant: 'contained' | 'outlined' }) {
  return (
    <Button variant={variant} component={Link} to="/campaigns/new" startIcon={<AddOutlined />}>
      <FormattedMessage id="campaigns.new" />
    </Button>
  );
}

/** The rows of the present state and, when they come, their totals. */
function useCampaignPage(
  { state, key }: { readonly state: CampaignListState; readonly key: string },
  currentYear: number | undefined,
) {
  const input = useMemo(
    () => (currentYear === undefined ? undefined : campaignTableInput(state, currentYear)),
    [state, currentYear],
  );
  const ask = input === undefined ? skipToken : ({ variables: { input }, fetchPolicy: 'cache-and-network' } as const);
  const { data, loading, error, refetch } = useCampaignListQuery(ask);
  const view = useShownPage({ page: data?.campaignsTable, loading: loading || !input, error }, state, key);
  const answer = useCampaignListTotalsQuery(ask);
  const totals = (answer.data ?? answer.previousData)?.campaignsTable?.items;
  const { shown } = view;
  const rows = useMemo((): readonly CampaignRow[] => {
    const byId = new Map(totals?.map((item) => [item?.id, item?.totals ?? undefined]));
    return (shown?.items ?? []).map((item) => ({ ...item, totals: byId.get(item.id) }));
  }, [shown, totals]);
  return {
    view: { ...view, shown: shown && { ...shown, items: rows } },
    refetch: () => {
      void refetch();
      void answer.refetch();
    },
  };
}

/** How many campaigns each group has, whatever group is shown. */
function useGroupCounts(state: CampaignListState, currentYear: number | undefined) {
  const inputOf = (group: 'main' | 'secondary') =>
    campaignTableInput(
      {
        ...state,
        filter: { ...state.filter, group },
        sort: { column: 'id', direction: 'asc' },
        page: 1,
        pageSize: 3,
      },
      currentYear ?? 0,
    );
  const { data, previousData } = useCampaignGroupCountsQuery(
    currentYear === undefined
      ? skipToken
      : {
          variables: { main: inputOf('main'), secondary: inputOf('secondary') },
          fetchPolicy: 'cache-and-network',
        },
  );
  const { main, secondary } = data ?? previousData ?? {};
  return main && secondary ? { main: main.total ?? 0, secondary: secondary.total ?? 0 } : undefined;
}
