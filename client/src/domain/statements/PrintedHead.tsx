import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useTexts } from '../../shared/i18n/useTexts';
import { usePrinting } from '../../shared/print/usePrinting';
import type { StatementFieldsFragment } from './statement.generated';

interface PrintedHeadProps {
  readonly statement: Pick<StatementFieldsFragment, 'businessName' | 'code' | 'vatNumber' | 'campaign'>;
  /** The day of the statement; undefined while it is not known. */
  readonly day: string | undefined;
}

/** The heading of a printed statement: dealer, campaign and day, as in its PDF. */
export function PrintedHead({ statement: { businessName, code, vatNumber, campaign }, day }: PrintedHeadProps) {
  const { say, format } = useTexts('statement.printed');
  if (!usePrinting()) return null;
  return (
    <Box sx={{ mb: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>{businessName}</Typography>
      <Typography>{say('dealer', { code, vatNumber })}</Typography>
      <Typography>
        {campaign.title}
        {' · '}
        <FormattedMessage
          id="campaign.period"
          values={{ from: format.date(campaign.startsOn), to: format.date(campaign.endsOn) }}
        />
      </Typography>
      {day !== undefined && <Typography>{say('asOf', { day: format.date(day) })}</Typography>}
    </Box>
  );
}
