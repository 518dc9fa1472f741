import { settlementLimits } from '@gdd/schema/settlements';
import { useIntl } from 'react-intl';
import type { RequestMadeFragment } from '../../../domain/approvals/approvals.generated';
import { forgetApprovals } from '../../../domain/approvals/forgetApprovals';
import { ReasonDialog } from '../../../shared/forms/ReasonDialog';
import { useAnswerSettlementDocumentMutation, type DocumentDetailsFragment } from './documents.generated';
import { useStatesText } from './useStatesText';

interface AnswerDocumentDialogProps {
  readonly document: DocumentDetailsFragment;
  /** Called with the request that another user has to approve. */
  readonly onRequested: (request: RequestMadeFragment) => void;
  readonly onClose: () => void;
}

/** Asks for the debit note of a credit note, and says what was sent and paid; another user approves it. */
export function AnswerDocumentDialog({ document, onRequested, onClose }: AnswerDocumentDialogProps) {
  const { id, number } = document;
  const intl = useIntl();
  const [answer] = useAnswerSettlementDocumentMutation({ update: forgetApprovals });
  const states = useStatesText(document);
  const say = (part: string) => intl.formatMessage({ id: `document.answer.${part}` }, { number });
  return (
    <ReasonDialog
      title={say('title')}
      text={`${states} ${say('text')}`}
      label={say('reason')}
      maxLength={settlementLimits.reason}
      submitLabel={say('submit')}
      onSubmit={async (reason) => {
        const { data } = await answer({ variables: { id, reason } });
        const request = data?.answerSettlementDocument.pendingApproval;
        if (request) onRequested(request);
      }}
      onClose={onClose}
    />
  );
}
