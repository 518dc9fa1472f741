import { useState } from 'react';
import { emailPattern } from '../../shared/forms/fields/rules';
import { useSmallForm } from '../../shared/forms/useSmallForm';
import { ForgotPasswordDocument } from '../auth.generated';
import { useEntry } from '../EntryContext';
import { AuthHeading } from '../parts/AuthHeading';
import { AuthLink } from '../parts/AuthLink';
import { Form } from '../parts/Form';
import { Outcome } from '../parts/Outcome';
import { TextField } from '../parts/TextField';
import { useTexts } from '../texts';

const values = { email: '' };
const rules = { email: { required: true, pattern: emailPattern } };

/** Requests a link to set a new password; the response is the same whether or not the address is known. */
export function ForgotPasswordPage() {
  const { say } = useTexts();
  const { send } = useEntry();
  const [isDone, setDone] = useState(false);
  const { field, ...form } = useSmallForm({
    values,
    rules,
    send: async ({ email }) => {
      await send(ForgotPasswordDocument, { email }, { anonymous: true });
      setDone(true);
    },
  });

  return (
    <>
      <AuthHeading title={say('auth.forgot.title')} {...(!isDone && { text: say('auth.forgot.text') })} />
      {isDone ? (
        <Outcome title={say('auth.forgot.success')} text={say('auth.forgot.mail')} />
      ) : (
        <Form {...form} submitLabel={say('auth.forgot.submit')}>
          <TextField {...field('email')} type="email" label={say('auth.email')} autoComplete="email" />
        </Form>
      )}
      <p className="ways">
        <AuthLink to="/auth/login">{say('auth.backToLogin')}</AuthLink>
      </p>
    </>
  );
}
