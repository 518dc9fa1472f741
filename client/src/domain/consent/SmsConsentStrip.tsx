import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useTexts } from '../../shared/i18n/useTexts';
import { Notice } from '../../shared/page/Notice';
import { SmsNoticeButton } from './SmsNoticeButton';
import { useSmsConsent } from './useSmsConsent';

/**
 * Asks a dealer that has not decided yet about the current version of the notice, in a strip of its page. Voluntary:
 * nothing depends on it (docs/domain/sessions.md).
 */
export function SmsConsentStrip() {
  const { say } = useTexts('consent');
  const { consent, isOutdated, sending, decide } = useSmsConsent('STRIP');
  if (consent === undefined || consent.given !== null || isOutdated) return null;
  // Agreeing and declining look the same: neither is suggested.
  const answer = (given: boolean) => (
    <Button
      size="small"
      variant="outlined"
      loading={sending === given}
      disabled={sending !== undefined}
      onClick={() => decide(given)}
    >
      <FormattedMessage id={given ? 'consent.yes' : 'consent.no'} />
    </Button>
  );
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <Notice>
        <Typography sx={{ flex: '1 1 320px', alignSelf: 'center' }}>
          <strong>{say('title')}</strong> {say('strip')}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          {answer(true)}
          {answer(false)}
          <SmsNoticeButton email={consent.contactEmail} label="consent.read" />
        </Box>
      </Notice>
    </Box>
  );
}
