import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { thrownProblem } from '../../shared/apollo/problem';
import { useErrorToast } from '../../shared/apollo/useErrorToast';
import { useIdempotencyKey } from '../../shared/forms/saving/useIdempotencyKey';
import { useTexts } from '../../shared/i18n/useTexts';
import { useSession } from '../../shared/session/SessionContext';
import { useToasts } from '../../shared/toasts/ToastsContext';
import { useSendConfirmationMutation } from './confirmation.generated';

interface ConfirmationMailProps {
  /** The address to which the mail went. */
  readonly address: string;
  /** What opening the link does. */
  readonly text: string;
  /** Further buttons, after the one that sends the mail again. */
  readonly children?: ReactNode;
}

/** Explains which mail to open, with a button that sends it again. */
export function ConfirmationMail({ address, text, children }: ConfirmationMailProps) {
  const { say } = useTexts('confirmation');
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
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 2 }}>{say('where')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button variant="outlined" loading={sending} onClick={() => void send()}>
          {say('again')}
        </Button>
        {children}
      </Box>
    </Box>
  );
}

function useSending(address: string) {
  const { say } = useTexts('confirmation');
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
      // each mail is a request of its own: the key changes after one was sent
      await mutate({ variables: { idempotencyKey: keyOf([address, sent.current]) } });
      sent.current += 1;
      toasts.success(say('sent', { address }));
    } catch (error) {
      const problem = thrownProblem(error);
      // the address was confirmed meanwhile: the refreshed session hides this
      if (problem.reason === 'emailConfirmed') await refresh();
      else reportError(error);
    }
    setSending(false);
  };
  return { send, sending };
}
