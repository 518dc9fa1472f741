import Stack from '@mui/material/Stack';
import { importKinds, type ImportKind } from '@gdd/schema/campaigns';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { problemOf, type Problem } from '../../../shared/apollo/problem';
import { useUpload } from '../../../shared/files/useUpload';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { SubmitButton } from '../../../shared/forms/SubmitButton';
import { useUnsavedChanges } from '../../../shared/forms/unsaved/useUnsavedChanges';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useListReturn } from '../../../shared/list/state/useListReturn';
import { BackLink } from '../../../shared/page/BackLink';
import { PageHeader } from '../../../shared/page/PageHeader';
import { Surface } from '../../../shared/page/Surface';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { FileDrop } from './FileDrop';
import { kindOptions } from '../importOptions';
import { useStartImportMutation } from '../imports.generated';
import { KindChoice } from './KindChoice';
import { SendingProgress, type Sending } from './SendingProgress';

/** A new import: the kind of file, the file, and its upload; nothing changes until it is applied. */
export function Component() {
  const { say } = useTexts('imports');
  const toList = useListReturn('imports', '/imports');
  const [kind, setKind] = useState<ImportKind>(importKinds[0]);
  const [file, setFile] = useState<File>();
  const { sending, problem, send, stop } = useSending();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (file !== undefined && sending === undefined) void send(kind, file);
  };

  return (
    <>
      <BackLink {...toList} labelId="imports.page.back" />
      <PageHeader title={say('new')} />
      <form onSubmit={submit} noValidate>
        <Stack spacing={2} sx={{ maxWidth: 760 }}>
          <FormProblem problem={problem} />
          <Surface title={say('form.kind')}>
            <KindChoice value={kind} onChange={setKind} disabled={sending !== undefined} />
          </Surface>
          <Surface title={say('form.file')}>
            {sending !== undefined && file !== undefined ? (
              <SendingProgress name={file.name} sent={sending} onStop={stop} />
            ) : (
              <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
                <FileDrop file={file} onFile={setFile} />
                <SubmitButton busy={false} disabled={file === undefined}>
                  {say('form.submit')}
                </SubmitButton>
              </Stack>
            )}
          </Surface>
        </Stack>
      </form>
    </>
  );
}

/** Uploads the file, creates its import, and opens its page. */
function useSending() {
  const { say } = useTexts('imports.form');
  const toasts = useToasts();
  const navigate = useNavigate();
  const { sent, start, abort } = useUpload('IMPORT');
  const [startImport] = useStartImportMutation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  // Leaving the page aborts the upload, so it needs a confirmation.
  const allowLeave = useUnsavedChanges(isBusy);

  const uploadAndStart = async (kind: ImportKind, file: File): Promise<void> => {
    const uploadId = await start(file);
    if (uploadId === undefined) {
      toasts.success(say('stopped'));
      return;
    }
    const { data } = await startImport({ variables: { kind: kindOptions[kind], uploadId } });
    if (!data) return;
    const { id, status } = data.startImport;
    allowLeave();
    // A new import has the status READING: one that is being or was applied is the earlier import of the same file.
    const isEarlier = status === 'APPLYING' || status === 'APPLIED';
    await navigate(`/imports/${id}`, { replace: true, state: { isEarlier } });
  };

  const send = async (kind: ImportKind, file: File): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await uploadAndStart(kind, file);
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  };
  const sending: Sending | undefined = isBusy ? (sent ?? 'arrived') : undefined;
  return { sending, problem, send, stop: abort };
}
