import { settlementLimits } from '@gdd/schema/settlements';
import { useIntl } from 'react-intl';
import type { RequestMadeFragment } from '../../../domain/approvals/approvals.generated';
import { forgetApprovals } from '../../../domain/approvals/forgetApprovals';
import type { DocumentChange } from '../../../shared/apollo/schema.generated';
import { ReasonDialog } from '../../../shared/forms/ReasonDialog';
import { DayField } from './DayField';
import {
  useAnswerSettlementDocumentMutation,
  useCancelSettlementDocumentMutation,
  useDiscardSettlementDocumentMutation,
  useReturnSettlementPaymentMutation,
  useSettlementDocumentNeverSentMutation,
  useTakeBackSettlementPaymentMutation,
  type DocumentDetailsFragment,
} from './documents.generated';
import { useDocumentStates } from './useDocumentStates';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useFreshStates } from './useFreshStates';

interface DocumentChangeDialogProps {
  readonly document: DocumentDetailsFragment;
  readonly change: DocumentChange;
  /** The programme's day, yyyy-mm-dd. */
  readonly today: string;
  /** Called with the request that another user has to approve. */
  readonly onRequested: (request: RequestMadeFragment) => void;
  readonly onClose: () => void;
}

/** Asks for a change of a document that takes two persons, and says what was sent and paid. */
export function DocumentChangeDialog({ document, change, today, onRequested, onClose }: DocumentChangeDialogProps) {
  const { id, number, paidOn } = document;
  const intl = useIntl();
  const states = useDocumentStates(document);
  const request = useDocumentRequest(id);
  const withFreshStates = useFreshStates();
  const { say } = useTexts(`document.change.${change}`, { number });
  return (
    <ReasonDialog
      draftName={`document.${change}.${document.id}`}
      title={say('title')}
      text={`${states} ${say('text')}`}
      label={intl.formatMessage({ id: 'labels.reason' })}
      maxLength={settlementLimits.reason}
      submitLabel={say('submit')}
      {...(change === 'PAYMENT_RETURNED' && {
        day: {
          first: today,
          field: (control) => (
            <DayField
              control={control}
              name="day"
              label={intl.formatMessage({ id: 'document.change.day' })}
              first={paidOn ?? today}
              today={today}
            />
          ),
        },
      })}
      onSubmit={async (reason, day) => {
        const made = await withFreshStates(request(change, reason, day));
        if (made) onRequested(made);
      }}
      onClose={onClose}
    />
  );
}

/** Asks for a change of a document; the request is null only where the service carried it out. */
function useDocumentRequest(id: string) {
  const options = { update: forgetApprovals };
  const [takeBack] = useTakeBackSettlementPaymentMutation(options);
  const [returned] = useReturnSettlementPaymentMutation(options);
  const [neverSent] = useSettlementDocumentNeverSentMutation(options);
  const [discard] = useDiscardSettlementDocumentMutation(options);
  const [answer] = useAnswerSettlementDocumentMutation(options);
  const [cancel] = useCancelSettlementDocumentMutation(options);
  return async (change: DocumentChange, reason: string, day: string) => {
    const variables = { id, reason };
    switch (change) {
      case 'PAYMENT_TAKEN_BACK':
        return (await takeBack({ variables })).data?.takeBackSettlementPayment.pendingApproval;
      case 'PAYMENT_RETURNED':
        return (await returned({ variables: { ...variables, day } })).data?.returnSettlementPayment.pendingApproval;
      case 'NEVER_SENT':
        return (await neverSent({ variables })).data?.settlementDocumentNeverSent.pendingApproval;
      case 'DISCARDED':
        return (await discard({ variables })).data?.discardSettlementDocument.pendingApproval;
      case 'ANSWERED':
        return (await answer({ variables })).data?.answerSettlementDocument.pendingApproval;
      case 'CANCELLED':
        return (await cancel({ variables })).data?.cancelSettlementDocument.pendingApproval;
    }
  };
}
