import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { ExportFormat } from '../apollo/schema.generated';
import { ExportButton } from './ExportButton';
import type { Ticket } from './useDownload';

interface FileExportProps<Data, Asked extends OperationVariables, JobData> {
  readonly label: string;
  /** Rows that the file will have; undefined while they are not known. */
  readonly rows: number | undefined;
  /** What both operations are asked for a file in this format. */
  readonly asked: (format: ExportFormat) => Asked;
  /** Answers the ticket to the file. */
  readonly file: TypedDocumentNode<Data, Asked>;
  readonly ticketOf: (data: Data) => Ticket | null | undefined;
  /** Has the file made in the background. */
  readonly job: TypedDocumentNode<JobData, Asked & { idempotencyKey: string }>;
}

/** A list as a file: a short one is downloaded, a long one is made in the background. */
export function FileExport<Data, Asked extends OperationVariables, JobData>({
  label,
  rows,
  asked,
  file,
  ticketOf,
  job,
}: FileExportProps<Data, Asked, JobData>) {
  const client = useApolloClient();
  return (
    <ExportButton
      label={label}
      rows={rows}
      askForJob={(format, idempotencyKey) => {
        const variables: OperationVariables = { ...asked(format), idempotencyKey };
        return client.mutate({ mutation: job as TypedDocumentNode<JobData>, variables });
      }}
      ask={async (format) => {
        const variables: OperationVariables = asked(format);
        const query = file as TypedDocumentNode<Data>;
        const { data } = await client.query({ query, variables, fetchPolicy: 'no-cache' });
        return data === undefined ? undefined : ticketOf(data);
      }}
    />
  );
}
