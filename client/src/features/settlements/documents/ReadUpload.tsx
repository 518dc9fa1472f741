import { useState, type ReactNode } from 'react';
import type { ChosenColumn } from '../../../domain/columns/ColumnsForm';
import type { FileColumnsFragment } from '../../../domain/columns/columns.generated';
import { useErrorToast } from '../../../shared/apollo/useErrorToast';
import { ChooseFile, UploadProgress } from '../../../shared/files/UploadParts';
import { useUpload } from '../../../shared/files/useUpload';
import { ColumnsDialog } from './ColumnsDialog';
import { WrongFileDialog, wrongFileOf, type WrongFile } from './WrongFileDialog';

/** The variables of a call that reads an uploaded table. */
export interface TableFile {
  readonly uploadId: string;
  readonly columns?: ChosenColumn[];
  readonly remember: boolean;
}

interface ReadUploadProps<Result> {
  readonly purpose: Parameters<typeof useUpload>[0];
  readonly label: string;
  readonly progressLabel: string;
  readonly accept: string;
  /** The sentence that says what files are read, with their columns. */
  readonly columnsText: string;
  /** Has the uploaded file read; rejects with the error of the call. */
  readonly read: (file: TableFile) => Promise<Result | undefined>;
  /** What became of the file, as a dialog. */
  readonly result: (result: Result, onClose: () => void) => ReactNode;
}

interface ReadResult<Result> {
  readonly uploadId: string;
  readonly filename: string;
  /** What became of the file; null where nothing was read. */
  readonly result: Result | null;
  /** Why nothing was read. */
  readonly wrong?: WrongFile;
}

/**
 * Uploads a file of the office that is read at once, and displays what became of it. Where the header is that of another
 * program, it asks first what the columns are.
 */
export function ReadUpload<Result extends { readonly columns: FileColumnsFragment | null }>(
  props: ReadUploadProps<Result>,
) {
  const { purpose, label, progressLabel, accept, columnsText, read, result } = props;
  const reportError = useErrorToast();
  const { sent, start, abort } = useUpload(purpose);
  const [name, setName] = useState('');
  const [isReading, setReading] = useState(false);
  const [found, setFound] = useState<ReadResult<Result>>();
  const readFile = async (file: TableFile, filename: string) => {
    setReading(true);
    const { uploadId } = file;
    try {
      setFound({ uploadId, filename, result: (await read(file)) ?? null });
    } catch (error) {
      const wrong = wrongFileOf(error);
      if (wrong === undefined) reportError(error, filename);
      else setFound({ uploadId, filename, result: null, wrong });
    } finally {
      setReading(false);
    }
  };
  const upload = async (file: File) => {
    setName(file.name);
    // an upload has one byte at least
    if (file.size === 0) return setFound({ uploadId: '', filename: file.name, result: null, wrong: 'empty' });
    try {
      const uploadId = await start(file);
      if (uploadId !== undefined) await readFile({ uploadId, remember: false }, file.name);
    } catch (error) {
      reportError(error, file.name);
    }
  };
  const close = () => setFound(undefined);
  const columns = found?.result?.columns;
  const isWanted = columns?.state === 'WANTED';
  return (
    <>
      {sent === undefined ? (
        <ChooseFile label={label} size="medium" accept={accept} onFile={(file) => void upload(file)} />
      ) : (
        <UploadProgress label={progressLabel} name={name} sent={sent} onAbort={abort} />
      )}
      {found !== undefined && isWanted && (
        <ColumnsDialog
          columns={columns}
          loading={isReading}
          onClose={close}
          onConfirm={(chosen, remember) =>
            void readFile({ uploadId: found.uploadId, columns: chosen, remember }, found.filename)
          }
        />
      )}
      {found?.result && !isWanted && result(found.result, close)}
      {found?.wrong !== undefined && <WrongFileDialog wrong={found.wrong} columnsText={columnsText} onClose={close} />}
    </>
  );
}
