import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useTexts } from '../../shared/i18n/useTexts';
import { ActionDialog } from '../../shared/actions/ActionDialog';

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
  const [isAsking, setAsking] = useState(false);
  const { say } = useTexts(messages, { id });
  const close = () => setAsking(false);
  return (
    <>
      <IconButton size="small" aria-label={say('label')} title={say('label')} onClick={() => setAsking(true)}>
        <DeleteOutlined fontSize="small" />
      </IconButton>
      <ActionDialog
        open={isAsking}
        title={say('title')}
        text={say('text')}
        confirmLabel={intl.formatMessage({ id: 'labels.delete' })}
        destructive
        act={remove}
        done={say('done')}
        onDone={() => {
          onDeleted();
          close();
        }}
        onClose={close}
      />
    </>
  );
}
