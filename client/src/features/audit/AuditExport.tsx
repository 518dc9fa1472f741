import { useApolloClient } from '@apollo/client/react';
import { ExportButton } from '../../shared/files/ExportButton';
import type { auditList } from './auditList';
import { useTexts } from '../../shared/i18n/useTexts';
import { AuditFileDocument, RequestAuditExportDocument } from './auditPage.generated';

interface AuditExportProps {
  readonly input: ReturnType<typeof auditList.input>;
  /** The number of entries in the file; undefined while it is not known. */
  readonly rows: number | undefined;
}

/** Exports all entries that match the filters. */
export function AuditExport({ input: { filter, sort, search }, rows }: AuditExportProps) {
  const { say } = useTexts('audit.list');
  const client = useApolloClient();
  return (
    <ExportButton
      label={say('export')}
      rows={rows}
      requestJob={(format, idempotencyKey) => {
        const variables = { filter, sort, search, format, idempotencyKey };
        return client.mutate({ mutation: RequestAuditExportDocument, variables });
      }}
      requestTicket={async (format) => {
        const variables = { filter, sort, search, format };
        const response = await client.query({ query: AuditFileDocument, variables, fetchPolicy: 'no-cache' });
        return response.data?.auditFile;
      }}
    />
  );
}
