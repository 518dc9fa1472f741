import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useFormat } from '../../shared/i18n/useFormat';
import { Notice } from '../../shared/page/Notice';
import { WithMessages } from '../../shared/states/WithMessages';

/** Says until when a second factor has to be set up. @param lastDay a day */
export function FactorNotice({ lastDay }: { lastDay: string }) {
  const format = useFormat();
  return (
    <WithMessages part="account">
      <Notice>
        <Typography>
          <FormattedMessage id="enrolment.due" values={{ day: format.date(lastDay) }} />
        </Typography>
        <MuiLink component={Link} to="/account">
          <FormattedMessage id="enrolment.add" />
        </MuiLink>
      </Notice>
    </WithMessages>
  );
}
