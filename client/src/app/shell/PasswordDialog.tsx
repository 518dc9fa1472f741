import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FormDialog } from '../../shared/dialogs/FormDialog';
import { FormProblem } from '../../shared/forms/FormProblem';
import { TextInput } from '../../shared/forms/fields/TextInput';
import { fieldMessage } from '../../shared/forms/fields/fieldMessage';
import type { SmallForm } from '../../shared/forms/useSmallForm';

interface PasswordDialogProps {
  readonly username: string;
  readonly form: Pick<SmallForm<{ password: string }>, 'isBusy' | 'problem' | 'onSubmit'>;
  readonly password: ReturnType<SmallForm<{ password: string }>['field']>;
  readonly title: string;
  readonly text: string;
  readonly submitLabel: string;
  readonly cancelLabel?: string;
  readonly onClose: () => void;
  /** What stands below the password. */
  readonly children?: ReactNode;
}

/** Prompts for the user's password over the page, which keeps its state. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { username, form, title, text, submitLabel, cancelLabel, onClose, children } = props;
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'shell.signInAgain.password' });
  const { set, leave: onBlur, bounds, error, ...password } = props.password;
  const wrong = error === undefined ? undefined : fieldMessage(label, error, intl.locale, bounds);

  return (
    <FormDialog
      open
      title={title}
      submitLabel={submitLabel}
      {...(cancelLabel !== undefined && { cancelLabel })}
      busy={form.isBusy}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <Typography>{text}</Typography>
      <FormProblem problem={form.problem} />
      <TextInput
        name="username"
        label={intl.formatMessage({ id: 'shell.signInAgain.username' })}
        autoComplete="username"
        value={username}
        required={false}
        message={undefined}
        readOnly
      />
      <TextInput
        {...password}
        type="password"
        label={label}
        autoComplete="current-password"
        message={wrong && intl.formatMessage({ id: wrong.id }, wrong.values)}
        onChange={(event) => set(event.target.value)}
        onBlur={onBlur}
        autoFocus
      />
      {children}
    </FormDialog>
  );
}
