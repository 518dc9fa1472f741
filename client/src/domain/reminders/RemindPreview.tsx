import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { enumText } from '../../shared/apollo/enumTexts';
import { useTexts } from '../../shared/i18n/useTexts';
import { FactList } from '../../shared/page/Facts';
import type { ReminderPreviewQuery } from './reminders.generated';

type Preview = NonNullable<ReminderPreviewQuery['campaignRemindersPreview']>;

interface RemindPreviewProps {
  readonly preview: Preview;
  /** The dealers that have already accepted, where the outcomes do not include them. */
  readonly accepted: number | undefined;
}

/** The number of mails that would be sent. */
export function mailsOf({ counts }: Preview): number {
  return counts.find(({ outcome }) => outcome === 'WAITING')?.count ?? 0;
}

/** The recipients, the dealers that get no mail and why, and the text of the mail. */
export function RemindPreview({ preview, accepted = 0 }: RemindPreviewProps) {
  const { intl, say, format } = useTexts('remind');
  const { counts, mail } = preview;
  const mails = mailsOf(preview);
  const others = counts.filter(({ outcome }) => outcome !== 'WAITING');
  const without = accepted > 0 ? [...others, { outcome: 'ALREADY_ACCEPTED' as const, count: accepted }] : others;
  return (
    <Box sx={{ mt: 2, display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Typography sx={{ fontWeight: 650 }}>{say('will', { count: mails, number: format.number(mails) })}</Typography>
      {without.length > 0 && (
        <section>
          <Typography component="h3" variant="caption" sx={{ color: 'text.secondary' }}>
            {say('not')}
          </Typography>
          <FactList
            facts={without.map(({ outcome, count }) => ({
              label: intl.formatMessage({ id: `reminders.outcome.${enumText(outcome)}` }),
              value: format.number(count),
            }))}
            sx={{ gridTemplateColumns: 'auto minmax(0, 1fr)', fontVariantNumeric: 'tabular-nums' }}
          />
        </section>
      )}
      {mail && (
        <section>
          <Typography component="h3" variant="caption" sx={{ color: 'text.secondary' }}>
            {say('mail', { name: mail.businessName })}
          </Typography>
          {/* The mail is in Italian whatever the language of the portal. */}
          <Box lang="it" sx={{ mt: 0.5, p: 2, border: 1, borderColor: 'divider', borderRadius: 2, bgcolor: 'sunken' }}>
            <Typography sx={{ fontWeight: 650, mb: 1 }}>{say('subject', { subject: mail.subject })}</Typography>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{mail.text}</Typography>
          </Box>
        </section>
      )}
    </Box>
  );
}
