import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useTexts } from '../../../shared/i18n/useTexts';
import { chosenYear } from '../../../shared/list/state/years';
import { useCalendar } from '../../../domain/calendar/useCalendar';
import { DefinedListView } from '../../../shared/list/definition/DefinedListView';
import { ListFilters } from '../../../shared/list/definition/ListFilters';
import { useListState } from '../../../shared/list/state/useListState';
import { useSelection } from '../../../shared/list/selection/useSelection';
import { PageHeader } from '../../../shared/page/PageHeader';
import { ErrorState } from '../../../shared/states/ErrorState';
import { CampaignsExport } from './CampaignsExport';
import { campaignList } from './campaignList';
import { GroupSwitch } from './GroupSwitch';
import { useCampaignPage } from './useCampaignPage';
import { useGroupCounts } from './useGroupCounts';

/** All campaigns, for administrators: by year and group, with their figures. */
export function CampaignListPage() {
  const { say } = useTexts('campaigns');
  const controls = useListState(campaignList.codec);
  const { currentYear, problem, retry } = useCalendar();
  const { state, setFilter } = controls;
  const { view, refetch } = useCampaignPage(controls, currentYear);
  const counts = useGroupCounts(state, currentYear);
  // Rows cannot be selected here; this restores the list and its scroll position on the way back.
  useSelection(campaignList.name, controls, view.visible !== undefined);
  const year = currentYear && chosenYear(state.filter.year, currentYear);

  return (
    <>
      <PageHeader
        title={say('list.title')}
        subtitle={say('list.subtitle')}
        actions={
          <>
            {currentYear !== undefined && (
              <CampaignsExport state={state} currentYear={currentYear} rows={view.visible?.total} />
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
          {currentYear !== undefined && <ListFilters list={campaignList} controls={controls.filters} />}
          <DefinedListView
            list={campaignList}
            controls={controls}
            view={view}
            row={{ labelOf: (row) => row.title, hrefOf: (row) => `/campaigns/${row.id}` }}
            emptyValues={{ year }}
            emptyAction={
              <Button variant="outlined" onClick={() => setFilter({ year: 'all' })}>
                {say('empty.allYears')}
              </Button>
            }
            onRetry={refetch}
          />
        </>
      )}
    </>
  );
}

function NewCampaignButton({ variant }: { variant: 'contained' | 'outlined' }) {
  const { say } = useTexts('campaigns');
  return (
    <Button variant={variant} component={Link} to="/campaigns/new" startIcon={<AddOutlined />}>
      {say('new')}
    </Button>
  );
}
