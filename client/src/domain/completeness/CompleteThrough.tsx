import Typography from '@mui/material/Typography';
import { useSalesCompletenessQuery } from './completeness.generated';
import { useCompleteText } from './useCompleteText';

/** A small sentence near figures of sales: until which month they are complete. Nothing where the office has not said so. */
export function CompleteThrough() {
  const { data } = useSalesCompletenessQuery();
  const text = useCompleteText(data?.salesCompleteness?.through);
  return text === undefined ? null : (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      {text}
    </Typography>
  );
}
