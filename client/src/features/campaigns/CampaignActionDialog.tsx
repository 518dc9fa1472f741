import type { ReactNode } from 'react';
import { ActionDialog } from '../../shared/actions/ActionDialog';
import { useTexts } from '../../shared/i18n/useTexts';
import { useToasts } from '../../shared/toasts/ToastsContext';

interface CampaignActionDialogProps<Result> {
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
  readonly act: () => Promise<Result>;
  /** Called after success. */
  readonly onDone?: (result: Result) => void;
  readonly onClose: () => void;
}

/** Confirms an action on a campaign or on one of its dealers or files, and reports the outcome. */
export function CampaignActionDialog<Result>(props: CampaignActionDialogProps<Result>) {
  const { action, name, text, children, destructive = true, act, onDone, onClose } = props;
  const { say } = useTexts(`campaigns.${action}`);
  const toasts = useToasts();
  return (
    <ActionDialog
      title={say('title', { name })}
      text={text ?? say('text', { name })}
      confirmLabel={say('confirm', { name })}
      destructive={destructive}
      act={act}
      onDone={(result) => {
        if (result !== false) {
          toasts.success(say('done', { name }));
          onDone?.(result);
        }
        onClose();
      }}
      name={name}
      onClose={onClose}
    >
      {children}
    </ActionDialog>
  );
}
