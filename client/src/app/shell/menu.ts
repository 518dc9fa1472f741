import type { Permission } from '@gdd/schema/permissions';
import { accessTo } from '../../shared/permissions/access';
import type { SessionUser } from '../../shared/session/SessionStore';
import type { RouteEntry } from '../routeEntry';
import { menuGroups, type MenuGroup } from '../routeRow';
import { routes } from '../routes';

/** A page that has a place in the menu. */
export type MenuEntry = RouteEntry & { readonly menu: NonNullable<RouteEntry['menu']> };

export interface MenuSection {
  readonly group: MenuGroup;
  readonly entries: readonly MenuEntry[];
}

/** The menu of a user: only pages that the user may open, in the order of the groups; no empty group. */
export function menuOf(user: SessionUser, permissions: readonly Permission[]): readonly MenuSection[] {
  const open = routes.filter(
    (entry): entry is MenuEntry => entry.menu !== undefined && accessTo(entry.access, user, permissions).allowed,
  );
  return menuGroups
    .map((group) => ({ group, entries: open.filter((entry) => entry.menu.group === group) }))
    .filter(({ entries }) => entries.length > 0);
}

/** The menu entry of a path: the one with the longest path that is a prefix of it. '/' matches only itself. */
export function currentEntry(sections: readonly MenuSection[], pathname: string): MenuEntry | undefined {
  return sections
    .flatMap(({ entries }) => entries)
    .filter(({ path }) => pathname === path || pathname.startsWith(path === '/' ? '//' : `${path}/`))
    .sort((one, other) => other.path.length - one.path.length)[0];
}
