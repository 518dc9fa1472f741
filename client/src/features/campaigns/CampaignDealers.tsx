import AddOutlined from '@mui/icons-material/AddOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import PersonRemoveOutlined from '@mui/icons-material/PersonRemoveOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import RedeemOutlined from '@mui/icons-material/RedeemOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, startTransition, Suspense, useId, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';
import { isAcceptable, isPeriodOver } from '../../shared/campaign/period';
import type { RowAction } from '../../shared/list/ListColumn';
import { ListView } from '../../shared/list/ListView';
import { useListState } from '../../shared/list/useListState';
import { useSelection } from '../../shared/list/useSelection';
import { useShownPage } from '../../shared/list/useShownPage';
import { useCan } from '../../shared/permissions/useCan';
import { useRemindMany } from '../../shared/reminders/useRemindMany';
import { EmptyState } from '../../shared/states/EmptyState';
import type { CampaignRecordFragment } from './campaign.generated';
import { forgetTimeline, useDealersChanged } from './campaignCache';
import { CampaignDealerFilters } from './CampaignDealerFilters';
import {
  useCampaignDealersQuery,
  useRemoveDealerFromCampaignMutation,
  useSendCampaignReminderMutation,
} from './campaignDealers.generated';
import {
  campaignDealersCodec,
  campaignDealerTableInput,
  remindersOfList,
  type CampaignDealerListState,
} from './campaignDealersCodec';
import { MembershipExport, RedemptionsExport } from './MembershipExport';
import { useCampaignDealerColumns, type CampaignDealer } from './useCampaignDealerColumns';

// Fetched when they are opened first: the page is there sooner.
const ActionDialog = lazy(async () => ({ default: (await import('./ActionDialog')).ActionDialog }));
const AddDealerDialog = lazy(async () => ({ default: (await import('./AddDealerDialog')).AddDealerDialog }));
const EditGoalDialog = lazy(async () => ({ default: (await import('./EditGoalDialog')).EditGoalDialog }));
const RedemptionsDialog = lazy(async () => ({ default: (await import('./RedemptionsDialog')).RedemptionsDialog }));

/** What stands over the list. */
type OpenDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'goal' | 'redemptions' | 'reminder' | 'remove'; readonly dealer: CampaignDealer }
  | undefined;

interface CampaignDealersProps {
  readonly campaign: CampaignRecordFragment;
  /** The programme's day. */
  readonly today: string | undefined;
}

/** The dealers of a campaign that the reader may see: search, filter, sort, page, and what can be done with each. */
export function CampaignDealers({ campaign, today }: CampaignDealersProps) {
  const intl = useIntl();
  const can = useCan();
  const headingId = useId();
  const controls = useListState(campaignDealersCodec);
  const { view, refetch } = useDealerPage(campaign.id, controls.state, controls.key);
  const selection = useSelection(`campaign-${campaign.id}`, controls, view.shown !== undefined);
  const choosing = useRemindMany({
    listKey: controls.key,
    selection,
    total: view.shown?.total ?? 0,
    chosenInput: (ids) => ({ memberships: ids.map((dealerId) => ({ campaignId: campaign.id, dealerId })) }),
    allInput: () => remindersOfList(campaign.id, controls.state),
  });
  const columns = useCampaignDealerColumns(campaign, today);
  const [dialog, setDialog] = useState<OpenDialog>();
  // The list stays as it is until the dialog has been fetched.
  const open = (next: OpenDialog) => startTransition(() => setDialog(next));
  const actionsOf = useRowActions(campaign, today, open);
  const isAdministrator = can('accessCampaigns');
  const canRemind = isAdministrator && isAcceptable(campaign, today);
  const canAdd = isAdministrator && campaign.state !== 'CLOSED';

  return (
    <Box component="section" aria-labelledby={headingId}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1, mb: 1.5 }}>
        <Typography variant="h2" id={headingId} sx={{ flex: 1 }}>
          <FormattedMessage id="campaigns.dealers" />
        </Typography>
        {isAdministrator && <MembershipExport campaign={campaign} rows={view.shown?.total} />}
        {isAdministrator && <RedemptionsExport campaign={campaign} rows={view.shown?.total} />}
        {canRemind && (
          <Button component={Link} to="/reminders">
            <FormattedMessage id="remind.runs" />
          </Button>
        )}
        {canAdd && <AddDealerButton variant="contained" onClick={() => open({ kind: 'add' })} />}
      </Box>
      <CampaignDealerFilters controls={controls.filters} />
      <ListView
        list="campaignDealers"
        label={intl.formatMessage({ id: 'campaigns.dealers.list' })}
        codec={campaignDealersCodec}
        controls={controls}
        view={view}
        columns={columns}
        row={{
          labelOf: (row) => row.businessName,
          hrefOf: (row) => `/campaigns/${campaign.id}/dealers/${row.dealerId}`,
          ...(isAdministrator && { actionsOf }),
        }}
        choosing={canRemind ? choosing : undefined}
        empty={
          <EmptyState
            title={intl.formatMessage({ id: 'campaigns.dealers.empty.title' })}
            text={intl.formatMessage({ id: `campaigns.dealers.empty.${canAdd ? 'add' : 'network'}` })}
            action={canAdd && <AddDealerButton variant="outlined" onClick={() => open({ kind: 'add' })} />}
          />
        }
        onRetry={refetch}
      />
      <Suspense>
        {dialog !== undefined && (
          <Dialogs
            campaign={campaign}
            today={today}
            dialog={dialog}
            shown={view.shown?.items ?? []}
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
  return (
    <Button variant={variant} startIcon={<AddOutlined />} onClick={onClick}>
      <FormattedMessage id="campaigns.addDealer.title" />
    </Button>
  );
}

function useDealerPage(id: string, state: CampaignDealerListState, key: string) {
  const input = useMemo(() => campaignDealerTableInput(state), [state]);
  const { data, loading, error, refetch } = useCampaignDealersQuery({
    variables: { id, input },
    // Coming back shows what was there, and asks whether it still holds.
    fetchPolicy: 'cache-and-network',
  });
  const answered = data?.campaignDealers;
  const page = useMemo(
    () =>
      answered && {
        ...answered,
        items: answered.items.map((item): CampaignDealer => ({ ...item, id: item.dealerId })),
      },
    [answered],
  );
  return { view: useShownPage({ page, loading, error }, state, key), refetch: () => void refetch() };
}

interface DialogsProps extends CampaignDealersProps {
  readonly dialog: NonNullable<OpenDialog>;
  readonly shown: readonly CampaignDealer[];
  readonly onClose: () => void;
}

function Dialogs({ campaign, today, dialog, shown, onClose }: DialogsProps) {
  const intl = useIntl();
  const tellChange = useDealersChanged();
  const [remove] = useRemoveDealerFromCampaignMutation();
  // A reminder changes the timeline alone.
  const [remind] = useSendCampaignReminderMutation({ update: forgetTimeline });
  if (dialog.kind === 'add') return <AddDealerDialog campaignId={campaign.id} onClose={onClose} />;

  const { kind, dealer } = dialog;
  const named = { name: dealer.businessName, onClose };
  const variables = { campaignId: campaign.id, dealerId: dealer.dealerId };
  switch (kind) {
    case 'goal':
      return <EditGoalDialog campaignId={campaign.id} dealer={dealer} onClose={onClose} />;
    case 'redemptions': {
      // What is expendable changes with every redemption that is recorded.
      const current = shown.find(({ id }) => id === dealer.id) ?? dealer;
      return <RedemptionsDialog campaign={campaign} today={today} dealer={current} onClose={onClose} />;
    }
    case 'reminder':
      return (
        <ActionDialog
          action="reminder"
          text={intl.formatMessage({ id: `campaigns.reminder.${dealer.accepted ? 'accepted' : 'toAccept'}` })}
          destructive={false}
          act={() => remind({ variables })}
          {...named}
        />
      );
    case 'remove':
      return <ActionDialog action="remove" act={() => remove({ variables })} onDone={tellChange} {...named} />;
  }
}

function useRowActions(
  campaign: CampaignRecordFragment,
  today: string | undefined,
  open: (dialog: OpenDialog) => void,
): (dealer: CampaignDealer) => readonly RowAction[] {
  const intl = useIntl();
  const navigate = useNavigate();
  const { id, state } = campaign;
  const label = (action: string) => intl.formatMessage({ id: `campaigns.action.${action}` });
  return (dealer) => {
    const statement: RowAction = {
      key: 'statement',
      label: label('statement'),
      icon: ReceiptLongOutlined,
      onSelect: () => void navigate(`/campaigns/${id}/dealers/${dealer.dealerId}`),
    };
    const redemptions: RowAction = {
      key: 'redemptions',
      label: label('redemptions'),
      icon: RedeemOutlined,
      onSelect: () => open({ kind: 'redemptions', dealer }),
    };
    const reminder: RowAction = {
      key: 'reminder',
      label: label('reminder'),
      icon: ForwardToInboxOutlined,
      onSelect: () => open({ kind: 'reminder', dealer }),
    };
    // A closed campaign's figures stand; what was won is still spent (docs/domain/campaigns-and-prizes.md).
    if (state === 'CLOSED') return [statement, redemptions];
    return [
      { key: 'goal', label: label('goal'), icon: EditOutlined, onSelect: () => open({ kind: 'goal', dealer }) },
      statement,
      redemptions,
      ...(isPeriodOver(campaign, today) ? [] : [reminder]),
      {
        key: 'remove',
        label: label('remove'),
        icon: PersonRemoveOutlined,
        destructive: true,
        onSelect: () => open({ kind: 'remove', dealer }),
      },
    ];
  };
}
