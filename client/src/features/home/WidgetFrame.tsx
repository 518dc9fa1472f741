import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';

interface WidgetFrameProps {
  readonly title: string;
  /** The formatted number; without one only the caption is displayed. */
  readonly number?: string | undefined;
  /** The label of the number, or a sentence in its place. */
  readonly caption: string;
  /** A sentence that compares the number. */
  readonly comparison?: ReactNode;
  /** The address of the rows behind the number. */
  readonly link: string | undefined;
  /** The message id of the link's text. */
  readonly linkText: string;
  readonly children?: ReactNode;
}

/** The frame of a widget: title, number, caption, and the link to its rows. */
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
