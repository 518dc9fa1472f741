import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useErrorToast } from '../../shared/apollo/useErrorToast';
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog';
import { useToasts } from '../../shared/toasts/ToastsContext';

interface ActionDialogProps {
  /** The messages of the action: `campaigns.{action}.title`, `.text`, `.confirm` and `.done`. */
  readonly action: string;
  /** The name of the object of the action. */
  readonly name: string;
  /** Replaces the action's own text. */
  readonly text?: string;
  /** Choices below the text. */
  readonly children?: ReactNode;
  readonly destructive?: boolean;
  /** Performs the action. If it resolves to false, nothing has happened yet, and the caller reports it. */
  readonly act: () => Promise<unknown>;
  /** Called after success. */
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** Confirms an action on a campaign or a part of it, and reports the outcome. */
export function ActionDialog(props: ActionDialogProps) {
  const { action, name, text, children, destructive = true, act, onDone, onClose } = props;
  const intl = useIntl();
  const toasts = useToasts();
  const reportError = useErrorToast();
  const [busy, setBusy] = useState(false);
  const say = (part: string) => intl.formatMessage({ id: `campaigns.${action}.${part}` }, { name });

  const run = async () => {
    setBusy(true);
    try {
      if ((await act()) !== false) {
        toasts.success(say('done'));
        onDone?.();
      }
    } catch (error) {
      reportError(error, name);
    }
    onClose();
  };

  return (
    <ConfirmDialog
      open
      title={say('title')}
      text={text ?? say('text')}
      confirmLabel={say('confirm')}
      destructive={destructive}
      busy={busy}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
