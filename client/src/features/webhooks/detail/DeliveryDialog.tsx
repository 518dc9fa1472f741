import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { problemOf } from '../../../shared/apollo/problem';
import { Dialog } from '../../../shared/dialogs/Dialog';
import { useTexts } from '../../../shared/i18n/useTexts';
import { Facts } from '../../../shared/page/Facts';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { useWebhookDeliveryQuery, type WebhookDeliveryListedFragment } from '../webhooks.generated';
import { answerOf } from './deliveryList';
import { DeliveryStateLabel } from './DeliveryStateLabel';

interface DeliveryDialogProps {
  readonly webhookId: string;
  readonly delivery: WebhookDeliveryListedFragment;
  readonly onClose: () => void;
}

/** A delivery: its message and the outcome of its attempts. */
export function DeliveryDialog({ webhookId, delivery, onClose }: DeliveryDialogProps) {
  const id = useId();
  const { intl, say, format } = useTexts('webhooks.deliveries');
  const { data, loading, error } = useWebhookDeliveryQuery({ variables: { id: webhookId, deliveryId: delivery.id } });
  const body = data?.webhookDelivery?.body;
  const { nextTryAt, doneAt } = delivery;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>{intl.formatMessage({ id: `webhooks.kind.${delivery.type}` })}</DialogTitle>
      <DialogContent>
        <Stack spacing={3}>
          <Facts
            facts={[
              { label: say('state'), value: <DeliveryStateLabel state={delivery.state} /> },
              { label: say('messageId'), value: delivery.messageId },
              { label: say('queuedAt'), value: format.dateTime(delivery.queuedAt) },
              { label: say('tries'), value: format.number(delivery.tries) },
              { label: say('answer'), value: answerOf(delivery) ?? say('noValue') },
              ...(nextTryAt === null ? [] : [{ label: say('nextTryAt'), value: format.dateTime(nextTryAt) }]),
              ...(doneAt === null ? [] : [{ label: say('doneAt'), value: format.dateTime(doneAt) }]),
            ]}
          />
          <FormProblem problem={loading ? undefined : problemOf(error)} />
          {body !== undefined && (
            <Box component="section" aria-label={say('body')}>
              <Typography component="h3" sx={{ mb: 1, color: 'text.secondary' }}>
                {say('body')}
              </Typography>
              <Box
                component="pre"
                sx={{ m: 0, fontSize: '0.8125rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
              >
                {JSON.stringify(JSON.parse(body), null, 2)}
              </Box>
            </Box>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          <FormattedMessage id="actions.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
