import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { problemOf, type Problem } from '../../shared/apollo/problem';
import { typeAheadDelay } from '../../shared/forms/searchSelect/SearchSelect';
import { useSettled } from '../../shared/forms/useSettled';
import { hasEveryWord, searchRank } from '../../shared/i18n/folded';
import { memberOption } from '../../domain/members/useMemberSearch';
import { accessTo } from '../../shared/permissions/access';
import { useSession } from '../../shared/session/SessionContext';
import type { RouteEntry } from '../routeEntry';
import { routes } from '../routes';
import { usePaletteSearchQuery, type PaletteSearchQuery } from './palette.generated';
import { latestVisits } from './visits';

/** The groups of the palette, in their order. */
type PaletteGroup = 'recent' | 'pages' | 'actions' | 'dealers' | 'campaigns' | 'users';

export interface PaletteEntry {
  readonly group: PaletteGroup;
  /** The address that the entry opens. */
  readonly path: string;
  readonly label: string;
  readonly detail?: string;
}

interface PaletteEntries {
  readonly entries: readonly PaletteEntry[];
  /** A search on the server for the current text is running, or starts when the user stops typing. */
  readonly searching: boolean;
  readonly problem: Problem | undefined;
}

/** Letters that a text needs before the server is searched. */
const shortestSearch = 2;

/** The entries of the palette for a text: only pages that the user may open. */
export function usePaletteEntries(text: string): PaletteEntries {
  const { user, permissions } = useSession();
  const mayOpen = (entry: RouteEntry | undefined): boolean =>
    entry !== undefined && accessTo(entry.access, user, permissions).allowed;
  const mayOpenPath = (path: string): boolean => mayOpen(routes.find((entry) => entry.path === path));

  const typed = text.trim();
  const settled = useSettled(typed, typeAheadDelay);
  const variables = {
    search: settled,
    dealers: permissions.includes('accessDealerDetail'),
    campaigns: permissions.includes('accessCampaigns'),
    users: mayOpenPath('/users/:id'),
  };
  const searchesNothing = !variables.dealers && !variables.campaigns && !variables.users;
  const skip = searchesNothing || settled.length < shortestSearch;
  const { data, previousData, loading, error } = usePaletteSearchQuery({
    variables,
    skip,
    fetchPolicy: 'network-only',
  });
  // Until the response, only those of the earlier results that fit: Enter opens the first one.
  const isCurrent = data !== undefined && settled === typed;
  const found =
    skip || typed.length < shortestSearch
      ? []
      : foundEntries(data ?? previousData).filter(
          ({ label, detail = '' }) => isCurrent || hasEveryWord(`${label} ${detail}`, typed),
        );

  const pages = usePages(mayOpen).filter(({ label }) => hasEveryWord(label, typed));
  const recent = useRecent(typed);
  const recentPaths = new Set(recent.map(({ path }) => path));
  return {
    // The server's results arrive later: they are added at the end, so that no entry moves while the user clicks.
    entries: bestFirst([...recent, ...pages, ...found.filter(({ path }) => !recentPaths.has(path))], typed),
    searching: !searchesNothing && typed.length >= shortestSearch && (loading || settled !== typed),
    problem: skip ? undefined : problemOf(error),
  };
}

/** Sorts each group: labels that begin with the typed text, then labels with a word that does, then the others. */
function bestFirst(entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] {
  if (typed === '') return entries;
  const groups = [...new Set(entries.map(({ group }) => group))];
  return groups.flatMap((group) =>
    entries
      .filter((entry) => entry.group === group)
      .sort((one, other) => searchRank(one.label, typed) - searchRank(other.label, typed)),
  );
}

/** The records that the user opened before, without the current page. */
function useRecent(typed: string): readonly PaletteEntry[] {
  const { pathname } = useLocation();
  return latestVisits()
    .filter(({ path, name }) => path !== pathname && hasEveryWord(name, typed))
    .map(({ path, name }) => ({ group: 'recent', path, label: name }));
}

/** The pages with a fixed address that the user may open; those that create a record are the group `actions`. */
function usePages(mayOpen: (entry: RouteEntry) => boolean): readonly PaletteEntry[] {
  const intl = useIntl();
  const pages = routes.filter(
    (entry) => entry.layout === 'shell' && entry.path !== '/waiting' && !entry.path.includes(':') && mayOpen(entry),
  );
  const entries = pages.map(({ path, title, menu }): PaletteEntry => ({
    group: path.endsWith('/new') ? 'actions' : 'pages',
    path,
    label: intl.formatMessage({ id: menu?.label ?? title }),
  }));
  return [...entries.filter(({ group }) => group === 'pages'), ...entries.filter(({ group }) => group === 'actions')];
}

function foundEntries(data: PaletteSearchQuery | undefined): readonly PaletteEntry[] {
  const dealers = (data?.dealersByRole ?? []).map((dealer): PaletteEntry => {
    const { id, label, detail } = memberOption(dealer);
    return { group: 'dealers', path: `/dealers/${id}`, label, ...(detail !== undefined && { detail }) };
  });
  const campaigns = (data?.campaignsTable?.items ?? []).map(({ id, title, year }): PaletteEntry => ({
    group: 'campaigns',
    path: `/campaigns/${id}`,
    label: title,
    detail: String(year),
  }));
  const users = (data?.usersTable?.items ?? []).map(({ id, username, name }): PaletteEntry => ({
    group: 'users',
    path: `/users/${id}`,
    label: name ?? username,
    ...(name !== null && { detail: username }),
  }));
  return [...dealers, ...campaigns, ...users];
}
