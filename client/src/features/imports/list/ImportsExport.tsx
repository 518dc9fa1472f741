import { FileExport } from '../../../shared/files/FileExport';
import { importList } from './importList';
import { ImportsFileDocument, RequestImportsExportDocument } from '../imports.generated';

interface ImportsExportProps {
  readonly state: ReturnType<typeof importList.codec.read>;
  readonly rows: number | undefined;
}

/** Exports the imports of the list, all pages, with its filter, search and order. */
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
