import { FileExport } from '../../../shared/files/FileExport';
import { customerTableInput } from './customerListCodec';
import { CustomersFileDocument, RequestCustomersExportDocument } from '../customers.generated';

interface CustomersExportProps {
  readonly state: Parameters<typeof customerTableInput>[0];
  readonly rows: number | undefined;
}

/** The customers of the list as a file, all pages of it: filtered, searched and sorted as they are shown. */
export function CustomersExport({ state, rows }: CustomersExportProps) {
  const { filter, sort, search } = customerTableInput(state);
  return (
    <FileExport
      labelId="customers.export"
      rows={rows}
      variablesFor={(format) => ({ input: { filter, sort, search, format } })}
      file={CustomersFileDocument}
      ticketOf={({ customersFile }) => customersFile}
      job={RequestCustomersExportDocument}
    />
  );
}
