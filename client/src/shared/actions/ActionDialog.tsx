import type { ComponentProps, ReactNode } from 'react';
import { ConfirmDialog } from '../dialogs/ConfirmDialog';
import { useAction, type ActionOutcome } from './useAction';

type ConfirmProps = Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'busy' | 'onConfirm' | 'children'>;

interface ActionDialogProps<Result> extends ConfirmProps, ActionOutcome<Result> {
  /** Default: true. */
  readonly open?: boolean;
  /** Performs the confirmed action; rejects with the error of a call. */
  readonly act: () => Promise<Result>;
  /** The content below the text; a function gets whether the action is running, as for `LongWork`. */
  readonly children?: ReactNode | ((isRunning: boolean) => ReactNode);
}

/**
 * Asks for the confirmation of an action, performs it, reports its outcome, and closes; where `onDone` or `onError` is
 * given, that one closes the dialog.
 */
export function ActionDialog<Result>(props: ActionDialogProps<Result>) {
  const { open = true, act, done, onDone, name, onRefused, onError, children, onClose, ...texts } = props;
  const { run, busy } = useAction();
  const outcome: ActionOutcome<Result> = {
    done,
    onDone: onDone ?? onClose,
    name,
    onRefused: (problem) => {
      onRefused?.(problem);
      onClose();
    },
    onError,
  };
  return (
    <ConfirmDialog {...texts} open={open} busy={busy} onConfirm={() => run(act, outcome)} onClose={onClose}>
      {typeof children === 'function' ? children(busy) : children}
    </ConfirmDialog>
  );
}
