import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../shared/i18n/useFormat';
import { usePrinting } from '../../shared/print/usePrinting';
import { useSession } from '../../shared/session/SessionContext';
import type { SessionUser } from '../../shared/session/SessionStore';
import './print.css';

/** When and by whom a page was printed; only on paper. */
export function PrintedBy({ user }: { readonly user: SessionUser }) {
  const format = useFormat();
  const { now } = useSession();
  if (!usePrinting()) return null;
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary', textAlign: 'right', mb: 1 }}>
      <FormattedMessage
        id="shell.printedBy"
        values={{ name: user.name ?? user.username, at: format.dateTime(new Date(now()).toISOString()) }}
      />
    </Typography>
  );
}
