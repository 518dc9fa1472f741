import { useState, type ReactNode } from 'react';
import { useErrorToast } from '../../../shared/apollo/useErrorToast';
import { ChooseFile, UploadProgress } from '../../../shared/files/UploadParts';
import { useUpload } from '../../../shared/files/useUpload';

interface ReadUploadProps<Result> {
  readonly purpose: Parameters<typeof useUpload>[0];
  readonly label: string;
  readonly progressLabel: string;
  readonly accept: string;
  /** Has the uploaded file read; rejects with the error of the call. */
  readonly read: (uploadId: string) => Promise<Result | undefined>;
  /** What became of the file, as a dialog. */
  readonly result: (result: Result, onClose: () => void) => ReactNode;
}

/** Uploads a file of the office that is read at once, and displays what became of it. */
export function ReadUpload<Result>(props: ReadUploadProps<Result>) {
  const { purpose, label, progressLabel, accept, read, result } = props;
  const reportError = useErrorToast();
  const { sent, start, abort } = useUpload(purpose);
  const [name, setName] = useState('');
  const [found, setFound] = useState<Result>();
  const upload = async (file: File) => {
    setName(file.name);
    try {
      const uploadId = await start(file);
      if (uploadId !== undefined) setFound(await read(uploadId));
    } catch (error) {
      reportError(error, file.name);
    }
  };
  return (
    <>
      {sent === undefined ? (
        <ChooseFile label={label} size="medium" accept={accept} onFile={(file) => void upload(file)} />
      ) : (
        <UploadProgress label={progressLabel} name={name} sent={sent} onAbort={abort} />
      )}
      {found !== undefined && result(found, () => setFound(undefined))}
    </>
  );
}
