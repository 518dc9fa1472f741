import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { factorLimits } from '@gdd/schema/factors';
import { makePasskey } from '../../../domain/account/passkeys';
import { thrownProblem, type Problem } from '../../../shared/apollo/problem';
import { FormDialog } from '../../../shared/dialogs/FormDialog';
import { TextField } from '../../../shared/forms/fields/TextField';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { applyProblem } from '../../../shared/forms/saving/applyProblem';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { useBeginPasskeyMutation, useConfirmPasskeyMutation } from './factors.generated';

interface PasskeyDialogProps {
  /** Called once the passkey is registered. @param codes the recovery codes, with the first factor */
  readonly onDone: (codes: readonly string[] | null) => void;
  readonly onClose: () => void;
}

/** Names a passkey, has the browser make it, and registers it. */
export function PasskeyDialog({ onDone, onClose }: PasskeyDialogProps) {
  const intl = useIntl();
  const label = (id: string) => intl.formatMessage({ id: `account.factors.${id}` });
  const { form, problem, submit } = useRegistration(onDone);
  const { control, formState } = form;
  return (
    <FormDialog
      open
      title={label('passkey.title')}
      submitLabel={label('passkey.submit')}
      busy={formState.isSubmitting}
      disabled={!formState.isValid}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <FormProblem problem={problem} />
      <Typography>{label('passkey.text')}</Typography>
      <TextField
        control={control}
        name="name"
        label={label('name')}
        hint={label('passkey.name.hint')}
        autoComplete="off"
        autoFocus
        rules={{ required: true, maxLength: factorLimits.nameLength }}
      />
    </FormDialog>
  );
}

function useRegistration(onDone: PasskeyDialogProps['onDone']) {
  const intl = useIntl();
  const toasts = useToasts();
  const [problem, setProblem] = useState<Problem>();
  const [begin] = useBeginPasskeyMutation({ fetchPolicy: 'no-cache' });
  const [confirm] = useConfirmPasskeyMutation({ fetchPolicy: 'no-cache' });
  const form = useForm({ mode: 'all', defaultValues: { name: '' } });
  const submit = form.handleSubmit(async ({ name }) => {
    setProblem(undefined);
    try {
      const begun = await begin();
      if (!begun.data) return;
      const { challenge, request } = begun.data.beginPasskey;
      const attestation = await makePasskey(request);
      // cancelled in the browser: the dialog stays for another try
      if (attestation === undefined) return;
      const { data } = await confirm({ variables: { challenge, name, attestation } });
      toasts.success(intl.formatMessage({ id: 'account.factors.passkey.added' }));
      onDone(data?.confirmPasskey.recoveryCodes ?? null);
    } catch (error) {
      const refused = thrownProblem(error);
      if (!applyProblem(refused, form.setError, form.getValues)) setProblem(refused);
    }
  });
  return { form, problem, submit };
}
