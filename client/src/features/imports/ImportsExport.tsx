import { useIntl } from 'react-intl';
import { FileExport } from '../../shared/files/FileExport';
import { importTableInput } from './importListCodec';
import { ImportsFileDocument, RequestImportsExportDocument } from './imports.generated';

interface ImportsExportProps {
  readonly state: Parameters<typeof importTableInput>[0];
  readonly rows: number | undefined;
}

/** The imports of the history as a file, all pages of it: filtered, searched and sorted as they are shown. */
export function ImportsExport({ state, rows }: ImportsExportProps) {
  const intl = useIntl();
  const { filter, sort, search } = importTableInput(state);
  return (
    <FileExport
      label={intl.formatMessage({ id: 'imports.export' })}
      rows={rows}
      asked={(format) => ({ input: { filter, sort, search, format } })}
      file={ImportsFileDocument}
      ticketOf={({ importsFile }) => importsFile}
      job={RequestImportsExportDocument}
    />
  );
}
