import { useState } from 'react';
import { useSmallForm } from '../../shared/forms/useSmallForm';
import { ResetPasswordDocument } from '../auth.generated';
import { useEntry } from '../EntryContext';
import { AuthHeading } from '../parts/AuthHeading';
import { AuthLink } from '../parts/AuthLink';
import { Form } from '../parts/Form';
import { NewPasswordFields, passwordRules, passwordValues } from '../parts/NewPasswordFields';
import { Outcome } from '../parts/Outcome';
import { useTexts } from '../texts';
import { useMailedLink, withoutToken } from './useMailedLink';

/** Sets a password by a mailed link, after it was forgotten or for the first time by an invitation. */
export function ResetPasswordPage() {
  const { say } = useTexts();
  const { send } = useEntry();
  const { token, invitation } = useMailedLink();
  const [isDone, setDone] = useState(false);
  const { field, ...form } = useSmallForm({
    values: passwordValues,
    rules: passwordRules,
    problem: token === '' ? withoutToken : undefined,
    send: async (passwords) => {
      await send(ResetPasswordDocument, { input: { token, ...passwords } }, { anonymous: true });
      setDone(true);
    },
  });
  const texts = invitation ? 'auth.invitation' : 'auth.reset';

  return (
    <>
      <AuthHeading title={say(`${texts}.title`)} {...(!isDone && { text: say(`${texts}.text`) })} />
      {isDone ? (
        <Outcome title={say(`${texts}.success`)} text={say('auth.reset.next')} />
      ) : (
        <Form {...form} {...(token !== '' && { submitLabel: say('auth.reset.submit') })}>
          {token !== '' && (
            <NewPasswordFields password={field('password')} confirmation={field('passwordConfirmation')} />
          )}
        </Form>
      )}
      <p className="ways near">
        <AuthLink to="/auth/login">{say(isDone ? 'auth.reset.login' : 'auth.backToLogin')}</AuthLink>
        {form.problem?.reason === 'invalidLink' && (
          <AuthLink to="/auth/forgot-password">{say('auth.reset.newLink')}</AuthLink>
        )}
      </p>
    </>
  );
}
