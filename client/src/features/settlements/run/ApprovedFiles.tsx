import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { ExportButton } from '../../../shared/files/ExportButton';
import { SettlementDocumentsFileDocument } from '../documents/documents.generated';
import type { SettlementDetailsFragment } from '../settlement.generated';
import { useTexts } from '../../../shared/i18n/useTexts';
import { ElectronicFiles } from './ElectronicFiles';

/** The documents of an approved run, and its files for the ERP and for electronic invoicing (FatturaPA). */
export function ApprovedFiles({ settlement: { id, documents } }: { readonly settlement: SettlementDetailsFragment }) {
  const { say } = useTexts('settlements');
  const client = useApolloClient();
  return (
    <>
      <Button variant="contained" component={Link} to={`/settlements/documents?liquidazione=${id}`}>
        {say('toDocuments')}
      </Button>
      <ExportButton
        label={say('erp')}
        rows={documents}
        requestTicket={async (format) => {
          const { data } = await client.query({
            query: SettlementDocumentsFileDocument,
            variables: { input: { filter: { settlementId: id }, format } },
            fetchPolicy: 'no-cache',
          });
          return data?.settlementDocumentsFile;
        }}
      />
      <ElectronicFiles settlementId={id} />
    </>
  );
}
