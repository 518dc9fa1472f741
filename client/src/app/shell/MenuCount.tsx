import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import type { MenuEntryName } from '../routeRow';
import type { MenuEntry } from './menu';

/** The number of items that wait at entries of the menu. */
export type MenuCounts = Readonly<Partial<Record<MenuEntryName, number>>>;

export const countOf = (counts: MenuCounts, { name }: MenuEntry): number => counts[name] ?? 0;

/** What waits at several entries. */
export const countAt = (counts: MenuCounts, entries: readonly MenuEntry[]): number =>
  entries.reduce((sum, entry) => sum + countOf(counts, entry), 0);

/** The accessible name of a menu entry: its label, and the count of the items that wait there if there are any. */
export function useMenuName(label: string, count: number): string {
  const intl = useIntl();
  const name = intl.formatMessage({ id: label });
  return count > 0 ? intl.formatMessage({ id: 'shell.menuCount' }, { name, count }) : name;
}

/** The count of the items that wait at a menu entry; hidden from screen readers, as the entry's name contains it. */
export function MenuCount({ count }: { readonly count: number }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        ml: 'auto',
        minWidth: 22,
        px: 0.75,
        borderRadius: 1,
        bgcolor: 'accent.main',
        color: 'accent.contrastText',
        fontSize: '0.75rem',
        fontWeight: 650,
        lineHeight: '20px',
        textAlign: 'center',
      }}
    >
      {count > 99 ? '99+' : count}
    </Box>
  );
}
