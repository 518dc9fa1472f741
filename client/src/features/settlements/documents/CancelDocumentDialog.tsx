import { settlementLimits } from '@gdd/schema/settlements';
import { useIntl } from 'react-intl';
import type { RequestMadeFragment } from '../../../domain/approvals/approvals.generated';
import { forgetApprovals } from '../../../domain/approvals/forgetApprovals';
import { ReasonDialog } from '../../../shared/forms/ReasonDialog';
import { useCancelSettlementDocumentMutation, type DocumentDetailsFragment } from './documents.generated';
import { useStatesText } from './useStatesText';

interface CancelDocumentDialogProps {
  readonly document: DocumentDetailsFragment;
  /** Called with the request that another user has to approve. */
  readonly onRequested: (request: RequestMadeFragment) => void;
  readonly onClose: () => void;
}

/** Asks for the cancellation of a document, and says what was sent and paid; another user approves it. */
export function CancelDocumentDialog({ document, onRequested, onClose }: CancelDocumentDialogProps) {
  const { id, number } = document;
  const intl = useIntl();
  const [cancel] = useCancelSettlementDocumentMutation({ update: forgetApprovals });
  const say = (part: string) => intl.formatMessage({ id: `document.cancel.${part}` }, { number });
  const states = useStatesText(document);
  return (
    <ReasonDialog
      title={say('title')}
      text={`${states} ${say('text')}`}
      label={say('reason')}
      maxLength={settlementLimits.reason}
      submitLabel={say('submit')}
      onSubmit={async (reason) => {
        const { data } = await cancel({ variables: { id, reason } });
        const request = data?.cancelSettlementDocument.pendingApproval;
        if (request) onRequested(request);
      }}
      onClose={onClose}
    />
  );
}
