import Button from '@mui/material/Button';
import { useState } from 'react';
import type { RequestMadeFragment } from '../../../domain/approvals/approvals.generated';
import { RequestMadeDialog } from '../../../domain/approvals/RequestMadeDialog';
import { usePendingRequests } from '../../../domain/approvals/usePendingRequests';
import type { DocumentChange } from '../../../shared/apollo/schema.generated';
import { DocumentChangeDialog } from './DocumentChangeDialog';
import { possibleChanges, possibleOutcomes } from './documentChanges';
import type { DocumentDetailsFragment } from './documents.generated';
import { OutcomeDialog } from './OutcomeDialog';
import { PaymentDialog } from './PaymentDialog';
import { useTexts } from '../../../shared/i18n/useTexts';
import { PrepareFile } from './PrepareFile';

interface DocumentActionsProps {
  readonly document: DocumentDetailsFragment;
  /** The programme's day, yyyy-mm-dd. */
  readonly today: string;
}

/** Whether nothing becomes of the document after a change. */
const isLast = (change: DocumentChange) => change === 'CANCELLED' || change === 'ANSWERED';

/**
 * What the office may do with a document in its present states. While a request waits for a second person, no other
 * change that takes two can be asked for: the page shows the request in the place of the buttons.
 */
export function DocumentActions({ document, today }: DocumentActionsProps) {
  const { say } = useTexts('document');
  const { id, possible, delivery } = document;
  const pending = usePendingRequests({ documentId: [id] });
  const [opened, setOpened] = useState<DocumentChange | 'PAID' | 'OUTCOME'>();
  const [request, setRequest] = useState<RequestMadeFragment>();
  const changes = pending.isLoading || pending.total > 0 ? [] : possibleChanges(document);
  const close = () => setOpened(undefined);
  return (
    <>
      {possible.includes('PAID') && (
        <Button variant={delivery === 'REJECTED' ? 'outlined' : 'contained'} onClick={() => setOpened('PAID')}>
          {say('pay')}
        </Button>
      )}
      {possible.includes('PREPARED') && <PrepareFile document={document} />}
      {possibleOutcomes(document).length > 0 && (
        <Button variant="outlined" onClick={() => setOpened('OUTCOME')}>
          {say('outcome')}
        </Button>
      )}
      {changes.map((change) => (
        <Button
          key={change}
          variant={isLast(change) ? 'text' : 'outlined'}
          {...(isLast(change) && { color: 'error' })}
          onClick={() => setOpened(change)}
        >
          {say(`change.${change}`)}
        </Button>
      ))}
      {opened === 'PAID' && <PaymentDialog document={document} today={today} onClose={close} />}
      {opened === 'OUTCOME' && <OutcomeDialog document={document} today={today} onClose={close} />}
      {opened !== undefined && opened !== 'PAID' && opened !== 'OUTCOME' && (
        <DocumentChangeDialog
          document={document}
          change={opened}
          today={today}
          onRequested={setRequest}
          onClose={close}
        />
      )}
      {request && <RequestMadeDialog request={request} onClose={() => setRequest(undefined)} />}
    </>
  );
}
