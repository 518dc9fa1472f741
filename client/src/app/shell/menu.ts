import type { Permission } from '@gdd/schema/permissions';
import { accessTo } from '../../shared/permissions/access';
import type { SessionUser } from '../../shared/session/SessionStore';
import type { RouteEntry } from '../routeEntry';
import { menuEntries, type MenuEntryName } from '../routeRow';
import { routes } from '../routes';

/** A page that has a place in the menu. */
export type MenuPage = RouteEntry & { readonly menu: NonNullable<RouteEntry['menu']> };

/** An entry of a user's menu. */
export interface MenuEntry {
  readonly name: MenuEntryName;
  /** The message that names it. */
  readonly label: string;
  /** Whether it stands below the line, under 'Impostazioni'. */
  readonly isSetting: boolean;
  /** The address that it opens: that of its first page. */
  readonly path: string;
  /** The pages that the user may open, at least one; several are tabs. */
  readonly pages: readonly MenuPage[];
}

/** The menu of a user: only pages that the user may open, in the order of the entries; no entry without a page. */
export function menuOf(user: SessionUser, permissions: readonly Permission[]): readonly MenuEntry[] {
  const open = routes.filter(
    (entry): entry is MenuPage => entry.menu !== undefined && accessTo(entry.access, user, permissions).allowed,
  );
  return entriesInOrder.flatMap(([name, row]) => {
    const pages = open.filter(({ menu }) => menu.entry === name);
    const [first] = pages;
    return first ? [{ name, label: row.label, isSetting: 'isSetting' in row, path: first.path, pages }] : [];
  });
}

const entriesInOrder = Object.entries(menuEntries) as [MenuEntryName, (typeof menuEntries)[MenuEntryName]][];

/** Where a path stands in the menu. */
export interface MenuPlace {
  readonly entry: MenuEntry;
  readonly page: MenuPage;
}

/** The place of a path: the page with the longest path that is a prefix of it. '/' matches only itself. */
export function placeOf(menu: readonly MenuEntry[], pathname: string): MenuPlace | undefined {
  return menu
    .flatMap((entry) => entry.pages.map((page) => ({ entry, page })))
    .filter(({ page: { path } }) => pathname === path || pathname.startsWith(path === '/' ? '//' : `${path}/`))
    .sort((one, other) => other.page.path.length - one.page.path.length)[0];
}

/** The message that names a page among the tabs of its entry. */
export const tabLabel = ({ menu }: MenuPage): string => menu.tab ?? menu.label;
