import { FileExport } from '../../../shared/files/FileExport';
import { dealerList, type DealerListState } from './dealerList';
import { DealersFileDocument, RequestDealersExportDocument } from './DealersExport.generated';

/** Exports the dealers of the list, all pages, with its filter, search and order. */
export function DealersExport({ state, rows }: { state: DealerListState; rows: number | undefined }) {
  const { filter, sort, search } = dealerList.input(state);
  return (
    <FileExport
      labelId="labels.export"
      rows={rows}
      variablesFor={(format) => ({ filter, sort, search, format })}
      file={DealersFileDocument}
      ticketOf={({ dealersFile }) => dealersFile}
      job={RequestDealersExportDocument}
    />
  );
}
