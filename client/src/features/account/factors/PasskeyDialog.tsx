import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { factorLimits } from '@gdd/schema/factors';
import { makePasskey } from '../../../domain/account/passkeys';
import { FormDialog } from '../../../shared/dialogs/FormDialog';
import { TextField } from '../../../shared/forms/fields/TextField';
import { useDraft } from '../../../shared/forms/drafts/useDraft';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { useSubmit } from '../../../shared/forms/saving/useSubmit';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { useBeginPasskeyMutation, useConfirmPasskeyMutation } from './factors.generated';

interface PasskeyDialogProps {
  /** Called once the passkey is registered. @param codes the recovery codes, with the first factor */
  readonly onDone: (codes: readonly string[] | null) => void;
  readonly onClose: () => void;
}

/** Names a passkey, has the browser make it, and registers it. */
export function PasskeyDialog({ onDone, onClose }: PasskeyDialogProps) {
  const { say } = useTexts('account.factors');
  const { form, submit, busy, problem, draft } = useRegistration(onDone);
  const { control, formState } = form;
  return (
    <FormDialog
      open
      title={say('passkey.title')}
      submitLabel={say('passkey.submit')}
      busy={busy}
      disabled={!formState.isValid}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem problem={problem} draft={draft} />
      <Typography>{say('passkey.text')}</Typography>
      <TextField
        control={control}
        name="name"
        label={say('name')}
        hint={say('passkey.name.hint')}
        autoComplete="off"
        autoFocus
        rules={{ required: true, maxLength: factorLimits.nameLength }}
      />
    </FormDialog>
  );
}

function useRegistration(onDone: PasskeyDialogProps['onDone']) {
  const { say } = useTexts('account.factors.passkey');
  const toasts = useToasts();
  const [begin] = useBeginPasskeyMutation({ fetchPolicy: 'no-cache' });
  const [confirm] = useConfirmPasskeyMutation({ fetchPolicy: 'no-cache' });
  const form = useForm({ mode: 'all', defaultValues: { name: '' } });
  const draft = useDraft(form, 'account.passkey');
  const submission = useSubmit(form, async ({ name }) => {
    const begun = await begin();
    if (!begun.data) return;
    const { challenge, request } = begun.data.beginPasskey;
    const attestation = await makePasskey(request);
    // cancelled in the browser: the dialog stays for another try
    if (attestation === undefined) return;
    const { data } = await confirm({ variables: { challenge, name, attestation } });
    draft.sent();
    toasts.success(say('added'));
    onDone(data?.confirmPasskey.recoveryCodes ?? null);
  });
  return { form, draft, ...submission };
}
