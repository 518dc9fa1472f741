import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTexts } from '../../../shared/i18n/useTexts';
import { longRequest } from '../../../shared/apollo/timeout';
import { ActionDialog } from '../../../shared/actions/ActionDialog';
import { usePrepareSettlementDocumentsMutation, type SelectionResultFragment } from '../run/lines.generated';
import { SelectionOutcomeDialog } from '../run/SelectionOutcomeDialog';
import {
  SettlementDocumentDocument,
  SettlementDocumentHistoryDocument,
  type DocumentDetailsFragment,
} from './documents.generated';

/** Prepares the electronic file of one note, for the first time or after a rejection, and says what is missing for it. */
export function PrepareFile({ document: { id, number } }: { readonly document: DocumentDetailsFragment }) {
  const { say } = useTexts('document.prepare');
  const [prepare] = usePrepareSettlementDocumentsMutation({
    context: longRequest,
    refetchQueries: [SettlementDocumentDocument, SettlementDocumentHistoryDocument],
  });
  const [isAsked, setAsked] = useState(false);
  const [outcome, setOutcome] = useState<SelectionResultFragment>();
  const carryOut = async () => {
    const { data } = await prepare({ variables: { input: { documentIds: [id] } } });
    setOutcome(data?.prepareSettlementDocuments);
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setAsked(true)}>
        {say('submit')}
      </Button>
      {isAsked && (
        <ActionDialog
          title={say('title', { number })}
          text={say('text')}
          confirmLabel={say('submit')}
          act={carryOut}
          onClose={() => setAsked(false)}
        />
      )}
      {outcome !== undefined && (
        <SelectionOutcomeDialog action="prepare" outcome={outcome} onClose={() => setOutcome(undefined)} />
      )}
    </>
  );
}
