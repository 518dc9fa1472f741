import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { visuallyHidden } from '../../shared/page/visuallyHidden';
import { commandOf, paletteKeys, type KeyCommand } from './keys';

const Palette = lazy(async () => ({ default: (await import('./Palette')).Palette }));
const ShortcutsDialog = lazy(async () => ({ default: (await import('./ShortcutsDialog')).ShortcutsDialog }));

/** The localStorage key that stores whether single-key shortcuts are on; absent: on. */
const singleStorageKey = 'single-key-shortcuts';

/** Opens the palette, by a click or by Ctrl+K from anywhere; '?' lists the shortcuts. */
export function PaletteButton() {
  const [open, setOpen] = useState<'palette' | 'shortcuts'>();
  const [single, setSingle] = useState(() => localStorage.getItem(singleStorageKey) !== 'false');
  const close = (): void => setOpen(undefined);

  const runShortcut = useEffectEvent((event: KeyboardEvent): void => {
    const command = commandOf(event, single);
    // Shortcuts are off while a dialog is open.
    if (command === undefined || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return;
    if (run(command, setOpen)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => runShortcut(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <ButtonBase onClick={() => setOpen('palette')} aria-keyshortcuts="Control+K Meta+K" sx={buttonStyle}>
        <SearchOutlined fontSize="small" aria-hidden />
        <Box component="span" sx={(theme) => ({ [theme.breakpoints.down('md')]: visuallyHidden })}>
          <FormattedMessage id="palette.open" />
        </Box>
        <Box component="kbd" aria-hidden sx={{ display: { xs: 'none', md: 'block' }, font: 'inherit', ml: 'auto' }}>
          {paletteKeys}
        </Box>
      </ButtonBase>
      <Suspense>
        {open === 'palette' && <Palette onClose={close} />}
        {open === 'shortcuts' && (
          <ShortcutsDialog
            single={single}
            onSingle={(next) => {
              localStorage.setItem(singleStorageKey, String(next));
              setSingle(next);
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

/** Runs a command; false where the page has no search field. */
function run(command: KeyCommand, open: (dialog: 'palette' | 'shortcuts') => void): boolean {
  if (command !== 'search') {
    open(command);
    return true;
  }
  const field = document.querySelector<HTMLInputElement>('main input[type="search"], main [role="search"] input');
  field?.focus();
  return field !== null;
}

const buttonStyle = {
  gap: 1,
  minHeight: { xs: 44, md: 36 },
  minWidth: 44,
  width: { md: 240 },
  px: { md: 1.25 },
  justifyContent: { xs: 'center', md: 'flex-start' },
  border: { md: 1 },
  borderColor: { md: 'inputBorder' },
  borderRadius: 1,
  color: 'text.secondary',
  typography: 'caption',
  '&:hover': { color: 'text.primary' },
} as const;
