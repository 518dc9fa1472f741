import { readFileSync } from 'node:fs';
import path from 'node:path';
import { permissionsOf, type Access, type Permission, type Role } from '@gdd/schema/permissions';
import { reportAccess, type ReportFileType } from '@gdd/schema/reports';

interface ShellPage {
  /** `/dealers/:id` */
  readonly path: string;
  readonly access: Access;
}

/** The pages inside the shell, as the client's route table has them; the file is read, for it fetches pages when it is run. */
function shellPages(): readonly ShellPage[] {
  const source = readFileSync(path.resolve(import.meta.dirname, '../../client/src/app/routes.tsx'), 'utf8');
  // Between the page's file and its access an entry may say more: a line each.
  const entry = /path: '([^']+)',\s+lazy: (?:[^\n]+\n\s+)+?access: ([^\n]+),\s+title: [^\n]+\s+layout: '(\w+)'/g;
  const entries = [...source.matchAll(entry)];
  if (entries.length !== source.match(/^ {4}path: '/gm)?.length)
    throw new Error('The route table is written otherwise.');
  return entries
    .filter(([, , , layout]) => layout === 'shell')
    .map(([, address = '', access = '']) => ({ path: address, access: accessOf(access) }));
}

/** `['accessReport']`, `'signedIn'`, `reportAccess.monthly` or `reportAccess['monthly-fleet']` */
function accessOf(source: string): Access {
  const report = /^reportAccess(?:\.|\[')([\w-]+)/.exec(source)?.[1];
  if (report !== undefined) return reportAccess[report as ReportFileType];
  const texts = [...source.matchAll(/'(\w+)'/g)].map(([, word = '']) => word);
  return source.startsWith('[') ? (texts as Permission[]) : (texts[0] as Access);
}

/** The pages inside the shell that a role may open. */
export function pagesOf(role: Role): readonly string[] {
  const permissions = permissionsOf([role]);
  return shellPages()
    .filter(({ access }) => typeof access === 'string' || access.some((permission) => permissions.includes(permission)))
    .map((page) => page.path);
}

/** The route that an address is of: `/dealers/7?anno=2024` → `/dealers/:id`; undefined where there is none. */
export function routeOf(address: string): string | undefined {
  const [pathname = ''] = address.split(/[?#]/);
  const parts = pathname.split('/');
  const fits = (route: string) => {
    const texts = route.split('/');
    return texts.length === parts.length && texts.every((word, index) => word.startsWith(':') || word === parts[index]);
  };
  const candidates = shellPages().filter((page) => fits(page.path));
  // '/dealers/new' is a page of its own, not the dealer 'new'
  return candidates.sort((one, other) => one.path.split(':').length - other.path.split(':').length)[0]?.path;
}
