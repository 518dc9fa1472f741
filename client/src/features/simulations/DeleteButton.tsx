import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useErrorToast } from '../../shared/apollo/useErrorToast';
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog';
import { useToasts } from '../../shared/toasts/ToastsContext';

interface DeleteButtonProps {
  /** The prefix of the message ids: `label`, `title`, `text`, `done`. */
  readonly messages: string;
  /** The id of the record to delete. */
  readonly id: string;
  readonly remove: () => Promise<unknown>;
  readonly onDeleted: () => void;
}

/** Deletes a record after a confirmation. */
export function DeleteButton({ messages, id, remove, onDeleted }: DeleteButtonProps) {
  const intl = useIntl();
  const toasts = useToasts();
  const reportError = useErrorToast();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const say = (part: string) => intl.formatMessage({ id: `${messages}.${part}` }, { id });
  const confirm = async () => {
    setBusy(true);
    try {
      await remove();
      toasts.success(say('done'));
      onDeleted();
    } catch (error) {
      reportError(error);
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  return (
    <>
      <IconButton size="small" aria-label={say('label')} title={say('label')} onClick={() => setAsking(true)}>
        <DeleteOutlined fontSize="small" />
      </IconButton>
      <ConfirmDialog
        open={isAsking}
        title={say('title')}
        text={say('text')}
        confirmLabel={intl.formatMessage({ id: 'simulations.delete' })}
        destructive
        busy={isBusy}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
