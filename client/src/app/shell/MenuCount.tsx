import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';

/** The name of an entry of the menu as it is spoken: with the count of what waits behind it, if anything does. */
export function useMenuName(label: string, count: number): string {
  const intl = useIntl();
  const name = intl.formatMessage({ id: label });
  return count > 0 ? intl.formatMessage({ id: 'shell.menuCount' }, { name, count }) : name;
}

/** How much waits behind an entry of the menu; the entry's name has it as text. */
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
