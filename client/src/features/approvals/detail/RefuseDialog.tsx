import { approvalLimits } from '@gdd/schema/approvals';
import { forgetApprovals } from '../../../domain/approvals/forgetApprovals';
import { ReasonDialog } from '../../../shared/forms/ReasonDialog';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { useRefuseRequestMutation } from '../approval.generated';

interface RefuseDialogProps {
  readonly id: string;
  /** Called when the refusal failed: the request may have changed since it was read. */
  readonly onRefused: () => void;
  readonly onClose: () => void;
}

/** Refuses a request for good, with a reason for the user who made it. */
export function RefuseDialog({ id, onRefused, onClose }: RefuseDialogProps) {
  const { say } = useTexts('approvals.refuse');
  const toasts = useToasts();
  const [refuse] = useRefuseRequestMutation({ update: forgetApprovals });
  return (
    <ReasonDialog
      draftName={`approval.refuse.${id}`}
      title={say('title')}
      text={say('text')}
      label={say('reason')}
      maxLength={approvalLimits.reason}
      submitLabel={say('submit')}
      onSubmit={async (reason) => {
        await refuse({ variables: { id, reason } });
        toasts.success(say('done'));
      }}
      onRefused={onRefused}
      onClose={onClose}
    />
  );
}
