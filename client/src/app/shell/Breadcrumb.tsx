import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { Link, useMatches } from 'react-router-dom';
import { Logo } from '../../shared/page/Logo';
import type { RouteHandle } from '../router';
import type { MenuEntry } from './menu';

/** Where the page stands: its group, its entry in the menu, itself. A phone has no room for it and shows the mark. */
export function Breadcrumb({ current }: { current: MenuEntry | undefined }) {
  const intl = useIntl();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const entry = handle?.entry;
  const group = current && groupOf(current, intl);
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Box
        component={Link}
        to="/"
        aria-label={intl.formatMessage({ id: 'shell.home' })}
        sx={{ display: { xs: 'inline-block', md: 'none' } }}
      >
        <Logo />
      </Box>
      <Breadcrumbs
        aria-label={intl.formatMessage({ id: 'shell.breadcrumb' })}
        sx={{ display: { xs: 'none', md: 'block' } }}
      >
        {group !== undefined && (
          <Typography sx={{ color: 'text.secondary' }}>{intl.formatMessage({ id: group })}</Typography>
        )}
        {current !== undefined && entry !== undefined && current.path !== entry.path && (
          <MuiLink component={Link} to={current.path} color="text.secondary">
            <FormattedMessage id={current.menu.label} />
          </MuiLink>
        )}
        {entry !== undefined && (
          <Typography aria-current="page" sx={{ fontWeight: 600 }}>
            <FormattedMessage id={entry.title} />
          </Typography>
        )}
      </Breadcrumbs>
    </Box>
  );
}

/** The message of an entry's group, unless the entry says the same: 'Campagne / Campagne' says nothing more. */
function groupOf({ menu }: MenuEntry, intl: IntlShape): string | undefined {
  const group = `shell.group.${menu.group}`;
  return intl.formatMessage({ id: group }) === intl.formatMessage({ id: menu.label }) ? undefined : group;
}
