import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

/** A link to the calendar of campaigns. */
export function CalendarLink() {
  return (
    <Button variant="outlined" component={Link} to="/campaigns/calendar" startIcon={<CalendarMonthOutlined />}>
      <FormattedMessage id="calendar.title" />
    </Button>
  );
}
