import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { factorLimits } from '@gdd/schema/factors';
import { ProblemError, thrownProblem } from '../../../shared/apollo/problem';
import { FormDialog } from '../../../shared/dialogs/FormDialog';
import { TextField } from '../../../shared/forms/fields/TextField';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { useSubmit } from '../../../shared/forms/saving/useSubmit';
import { useTexts } from '../../../shared/i18n/useTexts';
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
  const { say } = useTexts('account.factors');
  const { form, submit, busy, problem } = useConfirmation(setup, onDone);
  const { control, formState } = form;
  return (
    <FormDialog
      open
      title={say('app.title')}
      submitLabel={say('app.submit')}
      busy={busy}
      disabled={!formState.isValid}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem problem={problem} />
      {problem?.reason === 'challengeInvalid' && (
        <Box>
          <Button variant="outlined" onClick={onRestart}>
            {say('app.restart')}
          </Button>
        </Box>
      )}
      <Typography>{say('app.scan')}</Typography>
      <Box sx={{ textAlign: 'center' }}>
        <QrCode text={setup.uri} label={say('app.qr')} />
      </Box>
      <Typography component="div">
        {say('app.key')}{' '}
        <Box component="code" sx={{ display: 'block', fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {inGroups(setup.secret)}
        </Box>
      </Typography>
      <TextField
        control={control}
        name="name"
        label={say('name')}
        hint={say('name.hint')}
        autoComplete="off"
        rules={{ required: true, maxLength: factorLimits.nameLength }}
      />
      <TextField
        control={control}
        name="code"
        label={say('code')}
        hint={say('app.code.hint')}
        autoComplete="one-time-code"
        inputMode="numeric"
        rules={{ required: true }}
      />
    </FormDialog>
  );
}

function useConfirmation({ challenge }: AppDialogProps['setup'], onDone: AppDialogProps['onDone']) {
  const { say } = useTexts('account.factors');
  const toasts = useToasts();
  const [confirm] = useConfirmTotpMutation({ fetchPolicy: 'no-cache' });
  const form = useForm({ mode: 'all', defaultValues: { name: '', code: '' } });
  const submission = useSubmit(form, async ({ name, code }) => {
    try {
      const { data } = await confirm({ variables: { challenge, name, code } });
      toasts.success(say('added'));
      onDone(data?.confirmTotp.recoveryCodes ?? null);
    } catch (error) {
      const refused = thrownProblem(error);
      // with its sentence: the field alone would not say that codes change, and need the right time
      throw refused.reason === 'wrongFactor' ? new ProblemError({ ...refused, fields: {} }) : error;
    }
  });
  return { form, ...submission };
}

/** A key in groups of four letters, as apps ask for it. */
function inGroups(key: string): string {
  return (key.match(/.{1,4}/g) ?? []).join(' ');
}
