import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';

const note = 'data-required-note';

/**
 * The asterisk after the label of a required field, in forms with a note of what it means. Drawn, not written: what is
 * required is told to screen readers by the field itself.
 */
export const requiredMark = { [`form:has([${note}]) &::after`]: { content: '" *" / ""', color: 'error.main' } };

/** What the asterisk means, once in a form; hidden in one without required fields. */
export function RequiredNote() {
  return (
    <Typography
      variant="caption"
      component="p"
      {...{ [note]: '' }}
      sx={{ display: 'none', color: 'text.secondary', 'form:has([aria-required="true"]) &': { display: 'block' } }}
    >
      <FormattedMessage id="forms.requiredNote" />
    </Typography>
  );
}
