import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { factorLimits } from '@gdd/schema/factors';
import { thrownProblem, type Problem } from '../../../shared/apollo/problem';
import { FormDialog } from '../../../shared/dialogs/FormDialog';
import { TextField } from '../../../shared/forms/fields/TextField';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { applyProblem } from '../../../shared/forms/saving/applyProblem';
import { QrCode } from '../../../shared/page/QrCode';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { useConfirmTotpMutation, type BeginTotpMutation } from './factors.generated';

interface AppDialogProps {
  readonly setup: BeginTotpMutation['beginTotp'];
  /** Asks for another key, after the time of this one. */
  readonly onRestart: () => void;
  /** Called once the app is set up. @param codes the recovery codes, with the first factor */
  readonly onDone: (codes: readonly string[] | null) => void;
  readonly onClose: () => void;
}

/** Sets up an authenticator app: its key as a QR code and as text, and the first code that it shows. */
export function AppDialog({ setup, onRestart, onDone, onClose }: AppDialogProps) {
  const intl = useIntl();
  const label = (id: string) => intl.formatMessage({ id: `account.factors.${id}` });
  const { form, problem, submit } = useConfirmation(setup, onDone);
  const { control, formState } = form;
  return (
    <FormDialog
      open
      title={label('app.title')}
      submitLabel={label('app.submit')}
      busy={formState.isSubmitting}
      disabled={!formState.isValid}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <FormProblem problem={problem} />
      {problem?.reason === 'challengeInvalid' && (
        <Box>
          <Button variant="outlined" onClick={onRestart}>
            {label('app.restart')}
          </Button>
        </Box>
      )}
      <Typography>{label('app.scan')}</Typography>
      <Box sx={{ textAlign: 'center' }}>
        <QrCode text={setup.uri} label={label('app.qr')} />
      </Box>
      <Typography component="div">
        <FormattedMessage id="account.factors.app.key" />{' '}
        <Box component="code" sx={{ display: 'block', fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {inGroups(setup.secret)}
        </Box>
      </Typography>
      <TextField
        control={control}
        name="name"
        label={label('name')}
        hint={label('name.hint')}
        autoComplete="off"
        rules={{ required: true, maxLength: factorLimits.nameLength }}
      />
      <TextField
        control={control}
        name="code"
        label={label('app.code')}
        hint={label('app.code.hint')}
        autoComplete="one-time-code"
        inputMode="numeric"
        rules={{ required: true }}
      />
    </FormDialog>
  );
}

function useConfirmation({ challenge }: AppDialogProps['setup'], onDone: AppDialogProps['onDone']) {
  const intl = useIntl();
  const toasts = useToasts();
  const [problem, setProblem] = useState<Problem>();
  const [confirm] = useConfirmTotpMutation({ fetchPolicy: 'no-cache' });
  const form = useForm({ mode: 'all', defaultValues: { name: '', code: '' } });
  const submit = form.handleSubmit(async ({ name, code }) => {
    setProblem(undefined);
    try {
      const { data } = await confirm({ variables: { challenge, name, code } });
      toasts.success(intl.formatMessage({ id: 'account.factors.added' }));
      onDone(data?.confirmTotp.recoveryCodes ?? null);
    } catch (error) {
      const refused = thrownProblem(error);
      // with its sentence: the field alone would not say that codes change, and need the right time
      if (refused.reason === 'wrongFactor' || !applyProblem(refused, form.setError, form.getValues))
        setProblem(refused);
    }
  });
  return { form, problem, submit };
}

/** A key in groups of four letters, as apps ask for it. */
function inGroups(key: string): string {
  return (key.match(/.{1,4}/g) ?? []).join(' ');
}
