import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFactorForm } from '../../domain/account/useFactorForm';
import { FormDialog } from '../../shared/dialogs/FormDialog';
import { fieldMessage } from '../../shared/forms/fields/fieldMessage';
import { TextInput } from '../../shared/forms/fields/TextInput';
import { FormProblem } from '../../shared/forms/FormProblem';
import type { FactorAnswer, FactorDue } from '../../shared/session/session';

interface FactorDialogProps {
  readonly due: FactorDue;
  /** Sends what was given. */
  readonly answer: (answer: FactorAnswer) => Promise<unknown>;
  readonly submitLabel: string;
  /** Goes back to the password. */
  readonly onClose: () => void;
}

/** The second step of signing in again, or of a step-up, over a page that keeps its state. */
export function FactorDialog({ due, answer, submitLabel, onClose }: FactorDialogProps) {
  const intl = useIntl();
  const { typed = 'recoveryCode', other, setTyped, askPasskey, field, ...form } = useFactorForm(due, answer);
  const say = (id: string) => intl.formatMessage({ id: `factor.${id}` });
  const { set, leave, bounds, error, ...input } = field(typed);
  const wrong = error === undefined ? undefined : fieldMessage(say(typed), error, intl.locale, bounds);
  return (
    <FormDialog
      open
      title={say('title')}
      submitLabel={submitLabel}
      busy={form.isBusy}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <Typography>{say(`${typed}.text`)}</Typography>
      <FormProblem problem={form.problem} />
      <TextInput
        key={typed}
        {...input}
        label={say(typed)}
        autoComplete={typed === 'code' ? 'one-time-code' : 'off'}
        message={wrong && intl.formatMessage({ id: wrong.id }, wrong.values)}
        onChange={(event) => set(event.target.value)}
        onBlur={leave}
        autoFocus
      />
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
        // the field keeps the focus: leaving it would show its error, and move the buttons away from the pointer
        onMouseDown={(event) => event.preventDefault()}
      >
        {askPasskey !== undefined && (
          <Button size="small" onClick={askPasskey}>
            <FormattedMessage id="factor.passkey.use" />
          </Button>
        )}
        {other !== undefined && (
          <Button size="small" onClick={() => setTyped(other)}>
            <FormattedMessage id={`factor.${other}.use`} />
          </Button>
        )}
      </Box>
    </FormDialog>
  );
}
