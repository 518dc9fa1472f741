import { useApolloClient } from '@apollo/client/react';
import FolderZipOutlined from '@mui/icons-material/FolderZipOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { longRequest } from '../../../shared/apollo/timeout';
import { ActionDialog } from '../../../shared/actions/ActionDialog';
import { useDownload } from '../../../shared/files/useDownload';
import {
  FatturaPaFileDocument,
  useMarkSettlementDocumentsSentMutation,
  usePrepareSettlementDocumentsMutation,
  type SelectionResultFragment,
} from './lines.generated';
import { useTexts } from '../../../shared/i18n/useTexts';
import { SelectionOutcomeDialog } from './SelectionOutcomeDialog';

type Action = 'prepare' | 'send';

/** The electronic files of a run's credit notes: prepared, downloaded, and marked as sent. */
export function ElectronicFiles({ settlementId }: { readonly settlementId: string }) {
  const { intl, say } = useTexts('settlements.files');
  const client = useApolloClient();
  const { busy, download } = useDownload();
  const [prepare] = usePrepareSettlementDocumentsMutation({ context: longRequest });
  const [markSent] = useMarkSettlementDocumentsSentMutation();
  const [asked, setAsked] = useState<Action>();
  const [result, setResult] = useState<{ readonly action: Action; readonly outcome: SelectionResultFragment }>();
  const carryOut = async (action: Action) => {
    const outcome =
      action === 'prepare'
        ? (await prepare({ variables: { input: { settlementId } } })).data?.prepareSettlementDocuments
        : (await markSent({ variables: { settlementId } })).data?.markSettlementDocumentsSent;
    if (outcome) setResult({ action, outcome });
  };
  const file = async () => {
    const { data } = await client.query({
      query: FatturaPaFileDocument,
      variables: { settlementId },
      fetchPolicy: 'no-cache',
    });
    return data?.fatturaPaFile;
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setAsked('prepare')}>
        {say('prepare')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<FolderZipOutlined />}
        loading={busy}
        onClick={() => void download(file, intl.formatMessage({ id: 'settlements.fatturaPa' }))}
      >
        <FormattedMessage id="settlements.fatturaPa" />
      </Button>
      <Button variant="outlined" onClick={() => setAsked('send')}>
        {say('send')}
      </Button>
      {asked !== undefined && (
        <ActionDialog
          title={say(`${asked}.ask`)}
          text={say(`${asked}.text`)}
          confirmLabel={say(asked)}
          act={() => carryOut(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {result !== undefined && <SelectionOutcomeDialog {...result} onClose={() => setResult(undefined)} />}
    </>
  );
}
