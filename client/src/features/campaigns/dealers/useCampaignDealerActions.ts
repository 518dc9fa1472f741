import EditOutlined from '@mui/icons-material/EditOutlined';
import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import PersonRemoveOutlined from '@mui/icons-material/PersonRemoveOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import RedeemOutlined from '@mui/icons-material/RedeemOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPeriodOver } from '../../../domain/campaigns/period';
import { useTexts } from '../../../shared/i18n/useTexts';
import type { RowAction } from '../../../shared/list/columns/ListColumn';
import type { CampaignRecordFragment } from '../campaign.generated';
import type { CampaignDealer } from './useCampaignDealerColumns';
import type { OpenDialog } from './dialogs/CampaignDealerDialogs';

/** The actions of a dealer's row in a campaign. */
export function useCampaignDealerActions(
  campaign: CampaignRecordFragment,
  today: string | undefined,
  open: (dialog: OpenDialog) => void,
): (dealer: CampaignDealer) => readonly RowAction[] {
  const { say } = useTexts('campaigns.action');
  const navigate = useNavigate();
  return useCallback(
    (dealer) => {
      const { id, state } = campaign;
      const statement: RowAction = {
        key: 'statement',
        label: say('statement'),
        icon: ReceiptLongOutlined,
        onSelect: () => void navigate(`/campaigns/${id}/dealers/${dealer.dealerId}`),
      };
      const redemptions: RowAction = {
        key: 'redemptions',
        label: say('redemptions'),
        icon: RedeemOutlined,
        onSelect: () => open({ kind: 'redemptions', dealer }),
      };
      const adjustment: RowAction = {
        key: 'adjustment',
        label: say('adjustment'),
        icon: TuneOutlined,
        onSelect: () => open({ kind: 'adjustment', dealer }),
      };
      const reminder: RowAction = {
        key: 'reminder',
        label: say('reminder'),
        icon: ForwardToInboxOutlined,
        onSelect: () => open({ kind: 'reminder', dealer }),
      };
      // A closed campaign's figures are final, but its prizes can still be redeemed
      // (docs/domain/campaigns-and-prizes.md).
      if (state === 'CLOSED') return [statement, redemptions, adjustment];
      // A draft has no statements, no prizes and no mails to dealers.
      const openActions = [statement, redemptions, adjustment, ...(isPeriodOver(campaign, today) ? [] : [reminder])];
      return [
        { key: 'goal', label: say('goal'), icon: EditOutlined, onSelect: () => open({ kind: 'goal', dealer }) },
        ...(state === 'DRAFT' ? [] : openActions),
        {
          key: 'remove',
          label: say('remove'),
          icon: PersonRemoveOutlined,
          destructive: true,
          onSelect: () => open({ kind: 'remove', dealer }),
        },
      ];
    },
    [campaign, today, open, say, navigate],
  );
}
