import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { thrownProblem } from '../../shared/apollo/problem';
import { useErrorToast } from '../../shared/apollo/useErrorToast';
import { useIdempotencyKey } from '../../shared/forms/saving/useIdempotencyKey';
import { useSession } from '../../shared/session/SessionContext';
import { useToasts } from '../../shared/toasts/ToastsContext';
import { useSendConfirmationMutation } from './confirmation.generated';

interface ConfirmationMailProps {
  /** The address to which the mail went. */
  readonly address: string;
  /** The effect of the link. */
  readonly text: string;
  /** Further ways on, beside the button. */
  readonly children?: ReactNode;
}

/** Says which mail to open, and sends it again. */
export function ConfirmationMail({ address, text, children }: ConfirmationMailProps) {
  const intl = useIntl();
  const { send, sending } = useSending(address);
  return (
    <Box>
      <Typography>
        <FormattedMessage
          id="confirmation.open"
          values={{ address: <strong style={{ overflowWrap: 'anywhere' }}>{address}</strong> }}
        />{' '}
        {text}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 2 }}>
        {intl.formatMessage({ id: 'confirmation.where' })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button variant="outlined" loading={sending} onClick={() => void send()}>
          <FormattedMessage id="confirmation.again" />
        </Button>
        {children}
      </Box>
    </Box>
  );
}

function useSending(address: string) {
  const intl = useIntl();
  const toasts = useToasts();
  const reportError = useErrorToast();
  const { refresh } = useSession();
  const keyOf = useIdempotencyKey();
  const sent = useRef(0);
  const [sending, setSending] = useState(false);
  const [mutate] = useSendConfirmationMutation();

  const send = async () => {
    setSending(true);
    try {
      // a mail that was sent is another one than the next
      await mutate({ variables: { idempotencyKey: keyOf([address, sent.current]) } });
      sent.current += 1;
      toasts.success(intl.formatMessage({ id: 'confirmation.sent' }, { address }));
    } catch (error) {
      const problem = thrownProblem(error);
      // the link was opened meanwhile: the page shows it
      if (problem.reason === 'emailConfirmed') await refresh();
      else reportError(error);
    }
    setSending(false);
  };
  return { send, sending };
}
