import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { smsNoticeVersion } from '@gdd/schema/consent';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '../../shared/dialogs/Dialog';
import { usePageUncovered } from '../../shared/dialogs/usePageUncovered';
import { SmsNotice } from './SmsNotice';
import { useSmsConsent } from './useSmsConsent';

/** The storage key of the notice version for which this user has postponed the decision. */
const laterKey = (userId: string) => `sms-consent-later:${userId}`;

/**
 * Requests the dealer's consent once for each version of the notice, when no other dialog is open: it can agree,
 * decline, or postpone the decision and take it on the account page. Voluntary: nothing depends on it
 * (docs/domain/sessions.md).
 */
export function SmsConsentPrompt({ userId }: { userId: string }) {
  const id = useId();
  const intl = useIntl();
  const { consent, isOutdated, sending, decide } = useSmsConsent();
  const [isPutOff, setPutOff] = useState(() => localStorage.getItem(laterKey(userId)) === smsNoticeVersion);
  const putOff = () => {
    localStorage.setItem(laterKey(userId), smsNoticeVersion);
    setPutOff(true);
  };
  const isUncovered = usePageUncovered();
  const [hasOpened, setOpened] = useState(false);
  const isAsking = consent?.given === null && !isOutdated && !isPutOff;
  if (isAsking && isUncovered && !hasOpened) setOpened(true);
  if (consent === undefined) return null;
  const isSending = sending !== undefined;

  return (
    <Dialog
      open={isAsking && hasOpened}
      onClose={(_event, reason) => {
        if (!isSending && reason === 'escapeKeyDown') putOff();
      }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>
        <FormattedMessage id="consent.title" />
      </DialogTitle>
      <DialogContent>
        <Typography id={`${id}-text`} sx={{ mb: 2 }}>
          <FormattedMessage id="consent.question" />
        </Typography>
        <Box
          role="region"
          aria-label={intl.formatMessage({ id: 'consent.notice' })}
          // Focusable, so that the keyboard can scroll it.
          tabIndex={0}
          sx={{
            maxHeight: '40dvh',
            overflowY: 'auto',
            px: 2,
            py: 1,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'sunken',
          }}
        >
          <SmsNotice email={consent.contactEmail} />
        </Box>
      </DialogContent>
      {/* Agreeing and declining look the same: neither is suggested. */}
      <DialogActions
        sx={{
          flexWrap: 'wrap',
          gap: 1,
          '& > :not(style) ~ :not(style)': { ml: 0 },
          '& > button': { flex: { xs: '1 1 100%', sm: '0 0 auto' } },
        }}
      >
        <Button onClick={putOff} disabled={isSending} sx={{ mr: { sm: 'auto' } }}>
          <FormattedMessage id="consent.later" />
        </Button>
        <Button variant="outlined" loading={sending === false} disabled={isSending} onClick={() => decide(false)}>
          <FormattedMessage id="consent.decline" />
        </Button>
        <Button variant="outlined" loading={sending === true} disabled={isSending} onClick={() => decide(true)}>
          <FormattedMessage id="consent.give" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
