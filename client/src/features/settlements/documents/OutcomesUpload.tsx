import { useTexts } from '../../../shared/i18n/useTexts';
import { OutcomesDialog } from './OutcomesDialog';
import { useReadSettlementOutcomesMutation } from './outcomes.generated';
import { ReadUpload } from './ReadUpload';

/** Uploads receipts of the exchange system or a file of the ERP, and displays what became of each. */
export function OutcomesUpload({ onRead }: { readonly onRead: () => void }) {
  const { say } = useTexts('settlements.outcomes');
  const [read] = useReadSettlementOutcomesMutation();
  return (
    <ReadUpload
      purpose="SETTLEMENT_OUTCOMES"
      label={say('choose')}
      progressLabel={say('progress')}
      accept=".xml,.p7m,.zip,.csv,.xlsx"
      columnsText={say('columns')}
      read={async (file) => {
        const { data } = await read({ variables: file });
        onRead();
        return data?.readSettlementOutcomes;
      }}
      result={(outcomes, onClose) => <OutcomesDialog outcomes={outcomes} onClose={onClose} />}
    />
  );
}
