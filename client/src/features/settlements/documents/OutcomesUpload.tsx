import { useState } from 'react';
import { useErrorToast } from '../../../shared/apollo/useErrorToast';
import { ChooseFile, UploadProgress } from '../../../shared/files/UploadParts';
import { useUpload } from '../../../shared/files/useUpload';
import { useTexts } from '../../../shared/i18n/useTexts';
import { OutcomesDialog, type Outcomes } from './OutcomesDialog';
import { useReadSettlementOutcomesMutation } from './outcomes.generated';

/** Uploads receipts of the exchange system or a file of the ERP, and displays what became of each. */
export function OutcomesUpload({ onRead }: { readonly onRead: () => void }) {
  const { say } = useTexts('settlements.outcomes');
  const reportError = useErrorToast();
  const { sent, start, abort } = useUpload('SETTLEMENT_OUTCOMES');
  const [read] = useReadSettlementOutcomesMutation();
  const [name, setName] = useState('');
  const [outcomes, setOutcomes] = useState<Outcomes>();
  const upload = async (file: File) => {
    setName(file.name);
    try {
      const uploadId = await start(file);
      if (uploadId === undefined) return;
      const { data } = await read({ variables: { uploadId } });
      setOutcomes(data?.readSettlementOutcomes);
      onRead();
    } catch (error) {
      reportError(error, file.name);
    }
  };
  return (
    <>
      {sent === undefined ? (
        <ChooseFile
          label={say('choose')}
          size="medium"
          accept=".xml,.p7m,.zip,.csv,.xlsx"
          onFile={(file) => void upload(file)}
        />
      ) : (
        <UploadProgress label={say('progress')} name={name} sent={sent} onAbort={abort} />
      )}
      {outcomes !== undefined && <OutcomesDialog outcomes={outcomes} onClose={() => setOutcomes(undefined)} />}
    </>
  );
}
