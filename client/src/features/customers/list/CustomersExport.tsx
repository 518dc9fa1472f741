import { FileExport } from '../../../shared/files/FileExport';
import { customerList, type CustomerListState } from './customerList';
import { CustomersFileDocument, RequestCustomersExportDocument } from '../customers.generated';

interface CustomersExportProps {
  readonly state: CustomerListState;
  readonly rows: number | undefined;
}

/** Exports the customers of the list, all pages, with its filter, search and order. */
export function CustomersExport({ state, rows }: CustomersExportProps) {
  const { filter, sort, search } = customerList.input(state);
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
