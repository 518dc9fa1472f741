import { lazy } from 'react';
import { forgetApprovals } from '../../../../domain/approvals/forgetApprovals';
import { forgetTimeline } from '../../../../domain/campaigns/forgetCampaign';
import { useTexts } from '../../../../shared/i18n/useTexts';
import { useToasts } from '../../../../shared/toasts/ToastsContext';
import { WithMessages } from '../../../../shared/states/WithMessages';
import type { CampaignRecordFragment } from '../../campaign.generated';
import { useDealersChanged } from '../../campaignCache';
import { useRemoveDealerFromCampaignMutation, useSendCampaignReminderMutation } from '../campaignDealers.generated';
import type { CampaignDealer } from '../useCampaignDealerColumns';

// Loaded when they are first opened, so that the page loads faster.
const AdjustmentDialog = lazy(async () => ({ default: (await import('./AdjustmentDialog')).AdjustmentDialog }));
const CampaignActionDialog = lazy(async () => ({
  default: (await import('../../CampaignActionDialog')).CampaignActionDialog,
}));
const AddDealerDialog = lazy(async () => ({ default: (await import('./AddDealerDialog')).AddDealerDialog }));
const EditGoalDialog = lazy(async () => ({ default: (await import('./EditGoalDialog')).EditGoalDialog }));
const PasteDialog = lazy(async () => ({ default: (await import('./PasteDialog')).PasteDialog }));
const RedemptionsDialog = lazy(async () => ({ default: (await import('./RedemptionsDialog')).RedemptionsDialog }));

/** The open dialog, if any. */
export type OpenDialog =
  | { readonly kind: 'add' }
  /** Goals copied from a spreadsheet; `text` is the initial text of the dialog. */
  | { readonly kind: 'paste'; readonly text: string }
  | { readonly kind: 'goal' | 'redemptions' | 'adjustment' | 'reminder' | 'remove'; readonly dealer: CampaignDealer }
  | undefined;

interface CampaignDealerDialogsProps {
  readonly campaign: CampaignRecordFragment;
  /** The programme's day, yyyy-mm-dd; undefined while it is not known. */
  readonly today: string | undefined;
  readonly dialog: NonNullable<OpenDialog>;
  readonly visible: readonly CampaignDealer[];
  readonly onClose: () => void;
}

/** The dialogs of a campaign's dealers. */
export function CampaignDealerDialogs({ campaign, today, dialog, visible, onClose }: CampaignDealerDialogsProps) {
  const { intl, say } = useTexts('campaigns.reminder');
  const refetchDealers = useDealersChanged();
  const toasts = useToasts();
  const [remove] = useRemoveDealerFromCampaignMutation({ update: forgetApprovals });
  // A reminder only changes the timeline.
  const [remind] = useSendCampaignReminderMutation({ update: forgetTimeline });
  if (dialog.kind === 'add') return <AddDealerDialog campaignId={campaign.id} onClose={onClose} />;
  if (dialog.kind === 'paste') {
    return <PasteDialog campaignId={campaign.id} rows={visible} text={dialog.text} onClose={onClose} />;
  }

  const { kind, dealer } = dialog;
  const named = { name: dealer.businessName, onClose };
  const variables = { campaignId: campaign.id, dealerId: dealer.dealerId };
  switch (kind) {
    case 'goal':
      return <EditGoalDialog campaignId={campaign.id} dealer={dealer} onClose={onClose} />;
    case 'redemptions': {
      // Each recorded redemption changes the expendable prize, so the current row is used.
      const current = visible.find(({ id }) => id === dealer.id) ?? dealer;
      return (
        <WithMessages part="office">
          <RedemptionsDialog campaign={campaign} today={today} dealer={current} onClose={onClose} />
        </WithMessages>
      );
    }
    case 'adjustment':
      return (
        <WithMessages part="office">
          <AdjustmentDialog campaign={campaign} today={today} dealer={dealer} onClose={onClose} />
        </WithMessages>
      );
    case 'reminder':
      return (
        <CampaignActionDialog
          action="reminder"
          text={say(dealer.accepted ? 'accepted' : 'toAccept')}
          destructive={false}
          act={() => remind({ variables })}
          {...named}
        />
      );
    case 'remove':
      return (
        <CampaignActionDialog
          action="remove"
          act={async () => {
            const { data } = await remove({ variables });
            if (data?.removeDealerFromCampaign !== false) return true;
            toasts.success(intl.formatMessage({ id: 'approval.made.title' }));
            return false;
          }}
          onDone={refetchDealers}
          {...named}
        />
      );
  }
}
