import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../i18n/useFormat';

interface PrintedCountProps {
  /** The positions of the first and the last printed row among all rows, from 1. */
  readonly from: number;
  readonly to: number;
  readonly total: number;
}

/** How many of a list's rows are printed, where not all are; for print only. */
export function PrintedCount({ from, to, total }: PrintedCountProps) {
  const format = useFormat();
  const count = to - from + 1;
  if (count >= total) return null;
  return (
    <Typography sx={{ my: 1 }}>
      <FormattedMessage
        id="list.printed"
        values={{
          count,
          number: format.number(count),
          from: format.number(from),
          to: format.number(to),
          total: format.number(total),
        }}
      />
    </Typography>
  );
}
