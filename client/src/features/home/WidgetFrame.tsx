import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

interface WidgetFrameProps {
  readonly title: string;
  /** The number, as it is read; without one the caption alone stands. */
  readonly number?: string | undefined;
  /** The name of the number, or the sentence in its place. */
  readonly caption: string;
  /** The comparison of the number, in a sentence. */
  readonly comparison?: string | undefined;
  /** Where the rows behind the number stand. */
  readonly link: string | undefined;
  /** The message that a link to the rows says. */
  readonly linkText: string;
  readonly children?: ReactNode;
}

/** A number of the dashboard on paper of its own: what it is called, what it is, and the way to its rows. */
export function WidgetFrame({ title, number, caption, comparison, link, linkText, children }: WidgetFrameProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        height: '100%',
        breakInside: 'avoid',
        display: 'flex',
        flexDirection: 'column',
        gap: 1.5,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        p: { xs: 2, sm: 2.5 },
      }}
    >
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      <Box>
        {number !== undefined && <Typography variant="kpi">{number}</Typography>}
        <Typography sx={{ color: 'text.secondary' }}>{caption}</Typography>
        {comparison !== undefined && <Typography sx={{ mt: 0.5 }}>{comparison}</Typography>}
      </Box>
      {children}
      {link !== undefined && (
        <Box sx={{ mt: 'auto', pt: 0.5 }}>
          <Link
            component={RouterLink}
            to={link}
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: { xs: 44, md: 32 } }}
          >
            <FormattedMessage id={linkText} />
            <ArrowForwardOutlined aria-hidden sx={{ fontSize: 18 }} />
          </Link>
        </Box>
      )}
    </Box>
  );
}
