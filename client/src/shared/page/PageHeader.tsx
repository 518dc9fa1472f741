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
  return (
    <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', mb: 3 }}>
      <PageTitle title={title} subtitle={subtitle} />
      {actions !== undefined && <PageActions>{actions}</PageActions>}
    </Box>
  );
}

/** The page's h1, and the name of the page in the browser's tab. */
export function PageTitle({ title, subtitle }: Pick<PageHeaderProps, 'title' | 'subtitle'>) {
  const intl = useIntl();
  useNamePage(title);
  return (
    <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
      <title>{intl.formatMessage({ id: 'app.title' }, { page: title })}</title>
      <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none', overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {subtitle !== undefined && (
        <Typography component="div" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {subtitle}
        </Typography>
      )}
    </Box>
  );
}

/** The buttons of a page's header. */
export function PageActions({ children }: { readonly children: ReactNode }) {
  return <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>;
}
