import { FileExport } from '../../../shared/files/FileExport';
import { importList } from './importList';
import { ImportsFileDocument, RequestImportsExportDocument } from '../imports.generated';

interface ImportsExportProps {
  readonly state: ReturnType<typeof importList.codec.read>;
  readonly rows: number | undefined;
}

/** The imports of the history as a file, all pages of it: filtered, searched and sorted as in the list. */
export function ImportsExport({ state, rows }: ImportsExportProps) {
  const { filter, sort, search } = importList.input(state);
  return (
    <FileExport
      labelId="imports.export"
      rows={rows}
      variablesFor={(format) => ({ input: { filter, sort, search, format } })}
      file={ImportsFileDocument}
      ticketOf={({ importsFile }) => importsFile}
      job={RequestImportsExportDocument}
    />
  );
}
