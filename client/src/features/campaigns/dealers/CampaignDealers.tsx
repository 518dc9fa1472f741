import AddOutlined from '@mui/icons-material/AddOutlined';
import ContentPasteOutlined from '@mui/icons-material/ContentPasteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { startTransition, Suspense, useCallback, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { isAcceptable } from '../../../domain/campaigns/period';
import { withCodes } from '../../../domain/goals/pastedGoals';
import { useTexts } from '../../../shared/i18n/useTexts';
import { ListView } from '../../../shared/list/ListView';
import { useListState } from '../../../shared/list/state/useListState';
import { useSelection } from '../../../shared/list/selection/useSelection';
import { useCan } from '../../../shared/permissions/useCan';
import { useRemindMany } from '../../../domain/reminders/useRemindMany';
import { EmptyState } from '../../../shared/states/EmptyState';
import type { CampaignRecordFragment } from '../campaign.generated';
import { CampaignDealerFilters } from './CampaignDealerFilters';
import { campaignDealerList, remindersOfList } from './campaignDealerList';
import { MembershipExport, EntriesExport } from './MembershipExport';
import { useCampaignDealerColumns, type CampaignDealer } from './useCampaignDealerColumns';
import { CampaignDealerDialogs, type OpenDialog } from './dialogs/CampaignDealerDialogs';
import { useCampaignDealerActions } from './useCampaignDealerActions';
import { useCampaignDealerPage } from './useCampaignDealerPage';

interface CampaignDealersProps {
  readonly campaign: CampaignRecordFragment;
  /** The programme's day, yyyy-mm-dd; undefined while it is not known. */
  readonly today: string | undefined;
}

const noRows: readonly CampaignDealer[] = [];
const labelOf = (row: CampaignDealer) => row.businessName;

/** The dealers of a campaign that the user may see: search, filter, sort, page, and the actions on each. */
export function CampaignDealers({ campaign, today }: CampaignDealersProps) {
  const { say } = useTexts('campaigns');
  const can = useCan();
  const headingId = useId();
  const controls = useListState(campaignDealerList.codec);
  const { view, refetch } = useCampaignDealerPage(campaign.id, controls.state, controls.key);
  const selection = useSelection(`campaign-${campaign.id}`, controls, view.visible !== undefined);
  const choosing = useRemindMany({
    listKey: controls.key,
    selection,
    dealers: view.visible?.total ?? 0,
    dealerOf: (id) => id,
    chosenInput: (ids) => ({ memberships: ids.map((dealerId) => ({ campaignId: campaign.id, dealerId })) }),
    allInput: () => remindersOfList(campaign.id, controls.state),
  });
  const columns = useCampaignDealerColumns(campaign, today);
  const [dialog, setDialog] = useState<OpenDialog>();
  // A transition, so that the list stays as it is until the dialog is loaded.
  const open = useCallback((next: OpenDialog) => startTransition(() => setDialog(next)), []);
  const actionsOf = useCampaignDealerActions(campaign, today, open);
  const hrefOf = useCallback(
    // a draft has no statements to link to
    (row: CampaignDealer) =>
      campaign.state === 'DRAFT' ? undefined : `/campaigns/${campaign.id}/dealers/${row.dealerId}`,
    [campaign.id, campaign.state],
  );
  const isAdministrator = can('accessCampaigns');
  const canPaste = isAdministrator && can('accessImportManager') && campaign.state !== 'CLOSED';
  const items = view.visible?.items ?? noRows;
  const onPaste = useCallback(
    (text: string, from: CampaignDealer | undefined) =>
      open({ kind: 'paste', text: withCodes(text, from === undefined ? items : items.slice(items.indexOf(from))) }),
    [items, open],
  );
  const canRemind = isAdministrator && isAcceptable(campaign, today);
  const canAdd = isAdministrator && campaign.state !== 'CLOSED';

  return (
    <Box component="section" aria-labelledby={headingId}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1, mb: 1.5 }}>
        <Typography variant="h2" id={headingId} sx={{ flex: 1 }}>
          {say('dealers')}
        </Typography>
        {isAdministrator && <MembershipExport campaign={campaign} rows={view.visible?.total} />}
        {isAdministrator && campaign.state !== 'DRAFT' && (
          <EntriesExport campaign={campaign} rows={view.visible?.total} />
        )}
        {canRemind && (
          <Button component={Link} to="/reminders">
            <FormattedMessage id="remind.runs" />
          </Button>
        )}
        {canPaste && items.length > 0 && (
          <Button startIcon={<ContentPasteOutlined />} onClick={() => open({ kind: 'paste', text: '' })}>
            <FormattedMessage id="goals.paste.title" />
          </Button>
        )}
        {canAdd && <AddDealerButton variant="contained" onClick={() => open({ kind: 'add' })} />}
      </Box>
      <CampaignDealerFilters controls={controls.filters} />
      <ListView
        list="campaignDealers"
        label={say('dealers.list')}
        codec={campaignDealerList.codec}
        controls={controls}
        view={view}
        columns={columns}
        row={{
          labelOf,
          hrefOf,
          ...(isAdministrator && { actionsOf }),
          ...(canPaste && { onPaste }),
        }}
        choosing={canRemind ? choosing : undefined}
        empty={
          <EmptyState
            title={say('dealers.empty.title')}
            text={say(`dealers.empty.${canAdd ? 'add' : 'network'}`)}
            action={canAdd && <AddDealerButton variant="outlined" onClick={() => open({ kind: 'add' })} />}
          />
        }
        onRetry={refetch}
      />
      <Suspense>
        {dialog !== undefined && (
          <CampaignDealerDialogs
            campaign={campaign}
            today={today}
            dialog={dialog}
            visible={items}
            onClose={() => setDialog(undefined)}
          />
        )}
      </Suspense>
    </Box>
  );
}

interface AddDealerButtonProps {
  readonly variant: 'contained' | 'outlined';
  readonly onClick: () => void;
}

function AddDealerButton({ variant, onClick }: AddDealerButtonProps) {
  const { say } = useTexts('campaigns.addDealer');
  return (
    <Button variant={variant} startIcon={<AddOutlined />} onClick={onClick}>
      {say('title')}
    </Button>
  );
}
