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
import { tabLabel, type MenuPlace } from './menu';

/**
 * The page's breadcrumb: its menu entry, its tab, and the name of the record that it shows. On a phone, where it
 * does not fit, the logo replaces it.
 */
export function Breadcrumb({ current }: { current: MenuPlace | undefined }) {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return <Trail current={current} entry={handle?.entry} pathname={useLocation().pathname} />;
}

interface TrailProps {
  readonly current: MenuPlace | undefined;
  readonly entry: RouteEntry | undefined;
  readonly pathname: string;
}

/** Memoised on the path: a list's filters, sort and page change the address, but not the breadcrumb. */
const Trail = memo(function Trail({ current, entry, pathname }: TrailProps) {
  const intl = useIntl();
  const crumbs = current && entry ? crumbsOf(current, entry) : [];
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
        {current?.entry.isSetting && (
          <Typography sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="shell.settings" />
          </Typography>
        )}
        {crumbs.map(({ path, label }) => (
          <MuiLink key={label} component={Link} to={path} color="text.secondary">
            <FormattedMessage id={label} />
          </MuiLink>
        ))}
        {entry !== undefined && (
          <Typography aria-current="page" noWrap sx={{ fontWeight: 600, maxWidth: 480 }}>
            {current?.page.path === entry.path ? intl.formatMessage({ id: pageLabel(current) }) : (name ?? opening)}
          </Typography>
        )}
      </Breadcrumbs>
    </Box>
  );
});

/** The links to what a page stands under: its entry, and its tab if the entry has several. */
function crumbsOf({ entry, page }: MenuPlace, { path }: RouteEntry): readonly { path: string; label: string }[] {
  const isTab = page.path === path;
  if (entry.pages.length === 1) return isTab ? [] : [{ path: page.path, label: entry.label }];
  const ofEntry = { path: entry.path, label: entry.label };
  if (page.path === entry.path) return isTab ? [] : [ofEntry];
  return isTab ? [ofEntry] : [ofEntry, { path: page.path, label: tabLabel(page) }];
}

/** What the breadcrumb calls a page of the menu: the first of an entry has the entry's name. */
const pageLabel = ({ entry, page }: MenuPlace): string => (page.path === entry.path ? entry.label : tabLabel(page));

/** The title of a page before it sets its own name; the menu's label while the page's messages are not loaded. */
function openingName({ title, menu }: RouteEntry, intl: IntlShape): string | undefined {
  const id = title in intl.messages ? title : menu?.label;
  return id && intl.formatMessage({ id });
}
