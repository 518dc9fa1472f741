import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNamePage } from './pageName';

interface PageHeaderProps {
  /** The page's h1, which also names it in the browser's tab; it takes the focus after a navigation. */
  readonly title: string;
  /** A line below the title. */
  readonly subtitle?: ReactNode;
  /** Buttons at the right; at most one in the style `contained`. */
  readonly actions?: ReactNode;
}

/** A page's header; rendered at once, also while the content is loading. */
export function PageHeader({ title, subtitle, actions }: PageHeaderProps) {
  const intl = useIntl();
  useNamePage(title);
  return (
    <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', mb: 3 }}>
      <title>{intl.formatMessage({ id: 'app.title' }, { page: title })}</title>
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none', overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {subtitle !== undefined && (
          <Typography component="div" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {subtitle}
          </Typography>
        )}
      </Box>
      {actions !== undefined && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
    </Box>
  );
}
