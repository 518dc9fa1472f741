import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { tabLabel, type MenuPlace } from './menu';

/** The pages of a menu entry that has several, as links above the page; the rest of a phone's row is scrolled to. */
export function Tabs({ entry, page: current }: MenuPlace) {
  const intl = useIntl();
  return (
    <Box
      component="nav"
      aria-label={intl.formatMessage({ id: entry.label })}
      sx={{
        display: 'flex',
        displayPrint: 'none',
        overflowX: 'auto',
        gap: 0.5,
        mt: -1,
        mb: 2,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {entry.pages.map((page) => {
        const active = page === current;
        return (
          <ButtonBase
            key={page.path}
            component={Link}
            to={page.path}
            aria-current={active ? 'page' : undefined}
            sx={{
              flexShrink: 0,
              minHeight: 44,
              px: 1.5,
              fontWeight: active ? 650 : 450,
              color: active ? 'text.primary' : 'text.secondary',
              boxShadow: active ? 'inset 0 -3px 0 var(--gdd-palette-accent-main)' : 'none',
              '&:hover': { color: 'text.primary' },
            }}
          >
            <FormattedMessage id={tabLabel(page)} />
          </ButtonBase>
        );
      })}
    </Box>
  );
}
