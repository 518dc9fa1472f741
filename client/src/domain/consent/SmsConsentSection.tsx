import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import RemoveCircleOutlineOutlined from '@mui/icons-material/RemoveCircleOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useTexts } from '../../shared/i18n/useTexts';
import { StatusTag } from '../../shared/page/StatusTag';
import { ErrorState } from '../../shared/states/ErrorState';
import { SkeletonBlock } from '../../shared/states/Skeletons';
import type { SmsConsentFieldsFragment } from './consent.generated';
import { SmsNoticeButton } from './SmsNoticeButton';
import { useSmsConsent } from './useSmsConsent';

/** The dealer's consent to SMS messages, with the buttons that change it at any time. */
export function SmsConsentSection() {
  const { say } = useTexts('consent');
  const { consent, problem, retry, isOutdated, sending, decide } = useSmsConsent('ACCOUNT');
  if (consent === undefined) {
    return problem === undefined ? <SkeletonBlock height={120} /> : <ErrorState problem={problem} onRetry={retry} />;
  }
  return (
    <Stack spacing={2}>
      <Typography>{say('question')}</Typography>
      <Answer consent={consent} />
      {isOutdated ? (
        <Typography>{say('outdated')}</Typography>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {consent.given !== true && (
            <Button
              variant="outlined"
              loading={sending === true}
              disabled={sending !== undefined}
              onClick={() => decide(true)}
            >
              {say('give')}
            </Button>
          )}
          {consent.given !== false && (
            <Button
              variant="outlined"
              loading={sending === false}
              disabled={sending !== undefined}
              onClick={() => decide(false)}
            >
              <FormattedMessage id={consent.given === null ? 'consent.decline' : 'consent.revoke'} />
            </Button>
          )}
        </Box>
      )}
      <Box sx={{ ml: -1.5 }}>
        <SmsNoticeButton email={consent.contactEmail} label="consent.showNotice" />
      </Box>
    </Stack>
  );
}

const looks = {
  given: { icon: CheckCircleOutlined, tone: 'success' },
  notGiven: { icon: RemoveCircleOutlineOutlined, tone: 'neutral' },
  open: { icon: HelpOutlineOutlined, tone: 'info' },
} as const;

function Answer({ consent: { given, decidedAt, version } }: { consent: SmsConsentFieldsFragment }) {
  const { say, format } = useTexts('consent');
  const answer = given === null ? 'open' : given ? 'given' : 'notGiven';
  return (
    <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <StatusTag {...looks[answer]}>{say(`answer.${answer}`)}</StatusTag>
      {decidedAt !== null && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {say('decided', { at: format.dateTime(decidedAt), version })}
        </Typography>
      )}
    </Box>
  );
}
