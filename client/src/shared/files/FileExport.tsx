import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import type { ExportFormat } from '../apollo/schema.generated';
import { ExportButton } from './ExportButton';
import type { Ticket } from './useDownload';

interface FileExportProps<Data, Variables extends OperationVariables, JobData> {
  /** The id of the button's label. */
  readonly labelId: string;
  /** Rows that the file will have; undefined while they are not known. */
  readonly rows: number | undefined;
  /** The variables of both operations for a file in this format. */
  readonly variablesFor: (format: ExportFormat) => Variables;
  /** The query of the file's ticket. */
  readonly file: TypedDocumentNode<Data, Variables>;
  readonly ticketOf: (data: Data) => Ticket | null | undefined;
  /** The mutation that makes the file in the background. */
  readonly job: TypedDocumentNode<JobData, Variables & { idempotencyKey: string }>;
}

/** The export of a list: a short file is downloaded, a long one is made in the background. */
export function FileExport<Data, Variables extends OperationVariables, JobData>({
  labelId,
  rows,
  variablesFor,
  file,
  ticketOf,
  job,
}: FileExportProps<Data, Variables, JobData>) {
  const intl = useIntl();
  const client = useApolloClient();
  return (
    <ExportButton
      label={intl.formatMessage({ id: labelId })}
      rows={rows}
      requestJob={(format, idempotencyKey) => {
        const variables: OperationVariables = { ...variablesFor(format), idempotencyKey };
        return client.mutate({ mutation: job as TypedDocumentNode<JobData>, variables });
      }}
      requestTicket={async (format) => {
        const variables: OperationVariables = variablesFor(format);
        const query = file as TypedDocumentNode<Data>;
        const { data } = await client.query({ query, variables, fetchPolicy: 'no-cache' });
        return data === undefined ? undefined : ticketOf(data);
      }}
    />
  );
}
