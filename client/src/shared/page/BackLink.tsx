import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import Link from '@mui/material/Link';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

interface BackLinkProps {
  readonly to: string;
  readonly state?: object;
  /** The message that names the target. */
  readonly labelId: string;
}

/** The link back from a detail page, above its header. */
export function BackLink({ to, state, labelId }: BackLinkProps) {
  return (
    <Link
      component={RouterLink}
      to={to}
      state={state}
      underline="hover"
      sx={{
        displayPrint: 'none',
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        mb: 1,
        minHeight: { xs: 44, sm: 28 },
      }}
    >
      <ArrowBackOutlined aria-hidden fontSize="small" />
      <FormattedMessage id={labelId} />
    </Link>
  );
}
