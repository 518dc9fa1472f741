import { permissionsOf, type Role } from '@gdd/schema/permissions';
import { routeTable } from '../../client/src/app/routeTable.js';

/** The pages inside the shell. */
const shellPages = routeTable.filter((row) => !('layout' in row));

/** The pages inside the shell that a role may open. */
export function pagesOf(role: Role): readonly string[] {
  const permissions = permissionsOf([role]);
  return shellPages
    .filter(({ access }) => typeof access === 'string' || access.some((permission) => permissions.includes(permission)))
    .map((page) => page.path);
}

/** The route of an address: `/dealers/7?anno=2024` → `/dealers/:id`; undefined where none matches. */
export function routeOf(address: string): string | undefined {
  const [pathname = ''] = address.split(/[?#]/);
  const parts = pathname.split('/');
  const matches = (route: string) => {
    const texts = route.split('/');
    return texts.length === parts.length && texts.every((word, index) => word.startsWith(':') || word === parts[index]);
  };
  const candidates = shellPages.filter((page) => matches(page.path));
  // '/dealers/new' is a page of its own, not the dealer 'new'
  return candidates.sort((one, other) => one.path.split(':').length - other.path.split(':').length)[0]?.path;
}
