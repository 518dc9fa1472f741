import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Fragment, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Dialog } from '../../shared/dialogs/Dialog';
import { paletteKeys } from './keys';

const shortcuts = [
  { keys: paletteKeys, message: 'shortcuts.palette' },
  { keys: '/', message: 'shortcuts.search' },
  { keys: '?', message: 'shortcuts.help' },
  { keys: 'Esc', message: 'shortcuts.close' },
] as const;

interface ShortcutsDialogProps {
  /** Whether single-key shortcuts (`/`, `?`) are on. */
  readonly single: boolean;
  readonly onSingle: (single: boolean) => void;
  readonly onClose: () => void;
}

/** Lists the keyboard shortcuts; the single-key ones can be switched off (WCAG 2.1.4). */
export function ShortcutsDialog({ single, onSingle, onClose }: ShortcutsDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>
        <FormattedMessage id="shortcuts.title" />
      </DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 1.5, m: 0, mb: 2 }}
        >
          {shortcuts.map(({ keys, message }) => (
            <Fragment key={keys}>
              <Box component="dt">
                <Box component="kbd" sx={keyStyle}>
                  {keys}
                </Box>
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                <FormattedMessage id={message} />
              </Box>
            </Fragment>
          ))}
        </Box>
        <FormControlLabel
          control={<Checkbox checked={single} onChange={(event) => onSingle(event.target.checked)} />}
          label={<FormattedMessage id="shortcuts.single" />}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} variant="contained">
          <FormattedMessage id="actions.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const keyStyle = {
  display: 'inline-block',
  px: 1,
  py: 0.25,
  border: 1,
  borderColor: 'inputBorder',
  borderRadius: 0.5,
  bgcolor: 'sunken',
  font: 'inherit',
  fontSize: '0.75rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
};
