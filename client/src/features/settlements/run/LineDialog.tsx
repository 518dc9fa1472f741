import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { HoldButton } from '../../../domain/settlements/holds/HoldButton';
import { Dialog } from '../../../shared/dialogs/Dialog';
import { useTexts } from '../../../shared/i18n/useTexts';
import { PlainTable } from '../../../shared/table/PlainTable';
import type { SettlementLineRow } from './settlementLineList';

interface LineDialogProps {
  readonly line: SettlementLineRow;
  /** Whether the credits of the dealer can still be kept out of the run. */
  readonly canHold: boolean;
  readonly onClose: () => void;
}

/** How a dealer's payment is computed: its balances, and which credit covers which debt. */
export function LineDialog({ line, canHold, onClose }: LineDialogProps) {
  const id = useId();
  const { say, format } = useTexts('settlements.line');
  const { parts, moves } = line;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>{line.businessName}</DialogTitle>
      <DialogContent>
        <Stack spacing={3}>
          <PlainTable
            caption={say('parts')}
            columns={[
              { key: 'campaign', label: say('campaign'), cell: ({ campaign }) => campaign.title },
              {
                key: 'settlement',
                label: say('settlement'),
                cell: ({ settlement }) => say(`settlement.${settlement}`),
              },
              { key: 'balance', label: say('balance'), cell: ({ balance }) => format.euro(balance), align: 'end' },
              { key: 'setOff', label: say('setOff'), cell: ({ setOff }) => format.euro(setOff), align: 'end' },
              { key: 'paid', label: say('paid'), cell: ({ paid }) => format.euro(paid), align: 'end' },
            ]}
            rows={parts}
            rowKey={({ campaign }) => campaign.id}
          />
          {moves.length > 0 && (
            <PlainTable
              caption={say('moves')}
              columns={[
                { key: 'from', label: say('from'), cell: ({ from }) => from.title },
                { key: 'to', label: say('to'), cell: ({ to }) => to.title },
                { key: 'amount', label: say('amount'), cell: ({ amount }) => format.euro(amount), align: 'end' },
              ]}
              rows={moves}
              rowKey={({ from, to }) => `${from.id}-${to.id}`}
            />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        {canHold && <HoldButton dealer={{ id: line.dealerId, businessName: line.businessName }} />}
        <Button onClick={onClose}>
          <FormattedMessage id="actions.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
