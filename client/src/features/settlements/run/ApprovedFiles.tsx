import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { ExportButton } from '../../../shared/files/ExportButton';
import { SettlementDocumentsFileDocument } from '../documents/documents.generated';
import type { SettlementDetailsFragment } from '../settlement.generated';
import { ElectronicFiles } from './ElectronicFiles';

/** The documents of an approved run, and its files for the ERP and for electronic invoicing (FatturaPA). */
export function ApprovedFiles({ settlement: { id, documents } }: { readonly settlement: SettlementDetailsFragment }) {
  const intl = useIntl();
  const client = useApolloClient();
  return (
    <>
      <Button variant="contained" component={Link} to={`/settlements/documents?liquidazione=${id}`}>
        <FormattedMessage id="settlements.toDocuments" />
      </Button>
      <ExportButton
        label={intl.formatMessage({ id: 'settlements.erp' })}
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
