import { useEffect } from 'react';
import { emailPattern } from '../../shared/forms/fields/rules';
import { useIdempotencyKey } from '../../shared/forms/saving/useIdempotencyKey';
import { useSmallForm } from '../../shared/forms/useSmallForm';
import { useSession } from '../../shared/session/SessionContext';
import { useEntry } from '../EntryContext';
import { AuthHeading } from '../parts/AuthHeading';
import { AuthLink } from '../parts/AuthLink';
import { Form } from '../parts/Form';
import { NewPasswordFields, passwordRules, passwordValues } from '../parts/NewPasswordFields';
import { TermsField } from '../parts/TermsField';
import { TextField } from '../parts/TextField';
import { useTexts } from '../texts';

const values = { username: '', ...passwordValues, terms: false as boolean };
const rules = { username: { required: true, pattern: emailPattern }, ...passwordRules, terms: { required: true } };

/** Registers an address and signs in with the same credentials; the account then waits for its activation. */
export function RegistrationPage() {
  const { say } = useTexts();
  const { user, register } = useSession();
  const { openPortal, fetchPortal } = useEntry();
  const keyOf = useIdempotencyKey();
  const { field, ...form } = useSmallForm({
    values,
    rules,
    send: async ({ username, password }) => {
      const credentials = { username, password };
      await register(credentials, keyOf(credentials));
      openPortal('/', { toast: say('auth.registration.success') });
    },
  });

  // A user who is signed in already goes to the portal.
  const isSignedIn = user !== undefined && !form.isBusy;
  useEffect(() => {
    if (isSignedIn) openPortal('/');
  }, [isSignedIn, openPortal]);

  return (
    <>
      <AuthHeading title={say('auth.registration.title')} text={say('auth.registration.text')} />
      <Form {...form} isBusy={form.isBusy || user !== undefined} submitLabel={say('auth.registration.submit')}>
        <TextField
          {...field('username')}
          type="email"
          label={say('auth.email')}
          autoComplete="username"
          onInput={fetchPortal}
        />
        <NewPasswordFields password={field('password')} confirmation={field('passwordConfirmation')} />
        <TermsField {...field('terms')} />
      </Form>
      <p className="ways">
        <AuthLink to="/auth/login">{say('auth.backToLogin')}</AuthLink>
      </p>
    </>
  );
}
