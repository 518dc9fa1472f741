import { useEffect, useState } from 'react';
import { useFactorForm } from '../../domain/account/useFactorForm';
import type { FactorDue } from '../../shared/session/session';
import { useSession } from '../../shared/session/SessionContext';
import { useEntry } from '../EntryContext';
import { AuthHeading } from '../parts/AuthHeading';
import { Form } from '../parts/Form';
import { LinkButton } from '../parts/LinkButton';
import { TextField } from '../parts/TextField';
import { useTexts } from '../texts';

interface FactorStepProps {
  readonly due: FactorDue;
  /** The portal is being opened: the form stays busy. */
  readonly isDone: boolean;
  readonly onRestart: () => void;
}

/** The second step of a sign-in: the code of an app, a passkey, or a recovery code. */
export function FactorStep({ due, isDone, onRestart }: FactorStepProps) {
  const { say } = useTexts();
  const { answerFactor } = useSession();
  const hasTexts = useOtherTexts();
  const { typed, other, setTyped, askPasskey, field, ...form } = useFactorForm(due, answerFactor);
  if (!hasTexts) return null;
  return (
    <>
      <AuthHeading
        title={say('factor.title')}
        text={say(typed === undefined ? 'factor.passkey.text' : `factor.${typed}.text`)}
      />
      <Form
        {...form}
        isBusy={form.isBusy || isDone}
        {...(typed !== undefined && { submitLabel: say('auth.login.submit') })}
      >
        {typed !== undefined && (
          <TextField
            key={typed}
            {...field(typed)}
            label={say(`factor.${typed}`)}
            autoComplete={typed === 'code' ? 'one-time-code' : 'off'}
            {...(typed === 'code' && { inputMode: 'numeric' })}
            autoFocus
          />
        )}
      </Form>
      <p className="ways">
        {askPasskey !== undefined && <LinkButton onClick={askPasskey}>{say('factor.passkey.use')}</LinkButton>}
        {other !== undefined && <LinkButton onClick={() => setTyped(other)}>{say(`factor.${other}.use`)}</LinkButton>}
        <LinkButton onClick={onRestart}>{say('auth.backToLogin')}</LinkButton>
      </p>
    </>
  );
}

/** Loads the messages of the pages besides the login page. */
function useOtherTexts(): boolean {
  const { catalogue } = useEntry();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let isOpen = true;
    void catalogue.need('otherAuthPages').then(() => isOpen && setLoaded(true));
    return () => {
      isOpen = false;
    };
  }, [catalogue]);
  return isLoaded;
}
