import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { useTexts } from '../../../shared/i18n/useTexts';
import { ColumnsForm } from '../../../domain/columns/ColumnsForm';

type ColumnsDialogProps = ComponentProps<typeof ColumnsForm> & { readonly onClose: () => void };

/** Asks what the columns of an uploaded table are, before it is read. */
export function ColumnsDialog({ onClose, ...form }: ColumnsDialogProps) {
  const { say } = useTexts('columns');
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>{say('title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>{say('state.WANTED', { row: form.columns.row })}</Typography>
          <ColumnsForm {...form} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          <FormattedMessage id="actions.cancel" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
