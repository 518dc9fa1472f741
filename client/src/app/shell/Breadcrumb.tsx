import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { Link, useLocation, useMatches } from 'react-router-dom';
import { Logo } from '../../shared/page/Logo';
import { usePageName } from '../../shared/page/pageName';
import { useVisit } from '../palette/visits';
import type { RouteEntry, RouteHandle } from '../routeEntry';
import type { MenuEntry } from './menu';

/**
 * The page's breadcrumb: its menu group, its menu entry, and the name of the record that it shows. On a phone, where it
 * does not fit, the logo replaces it.
 */
export function Breadcrumb({ current }: { current: MenuEntry | undefined }) {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return <Trail current={current} entry={handle?.entry} pathname={useLocation().pathname} />;
}

interface TrailProps {
  readonly current: MenuEntry | undefined;
  readonly entry: RouteEntry | undefined;
  readonly pathname: string;
}

/** Memoised on the path: a list's filters, sort and page change the address, but not the breadcrumb. */
const Trail = memo(function Trail({ current, entry, pathname }: TrailProps) {
  const intl = useIntl();
  const group = current && groupOf(current, intl);
  const name = usePageName(pathname);
  const opening = entry && openingName(entry, intl);
  // Until the record is loaded, the page's name is its title.
  const isNamed = entry !== undefined && entry.path.endsWith('/:id') && name !== opening;
  useVisit(pathname, isNamed ? name : undefined);
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Box
        component={Link}
        to="/"
        aria-label={intl.formatMessage({ id: 'shell.home' })}
        sx={{ display: { xs: 'inline-flex', md: 'none' }, alignItems: 'center', minWidth: 44, minHeight: 44 }}
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
          <Typography aria-current="page" noWrap sx={{ fontWeight: 600, maxWidth: 480 }}>
            {current?.path === entry.path ? opening : (name ?? opening)}
          </Typography>
        )}
      </Breadcrumbs>
    </Box>
  );
});

/** The message id of an entry's group; undefined where both have the same text ('Campagne / Campagne'). */
function groupOf({ menu }: MenuEntry, intl: IntlShape): string | undefined {
  const group = `shell.group.${menu.group}`;
  return intl.formatMessage({ id: group }) === intl.formatMessage({ id: menu.label }) ? undefined : group;
}

/** The title of a page before it sets its own name; the menu's label while the page's messages are not loaded. */
function openingName({ title, menu }: RouteEntry, intl: IntlShape): string | undefined {
  const id = title in intl.messages ? title : menu?.label;
  return id && intl.formatMessage({ id });
}
