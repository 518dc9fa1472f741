import { lazy, Suspense, useEffect } from 'react';
import { useSession } from '../../shared/session/SessionContext';
import { useSignInForm } from '../../domain/account/useSignInForm';
import { useAddress } from '../address';
import { useEntry } from '../EntryContext';
import { AuthHeading } from '../parts/AuthHeading';
import { AuthLink } from '../parts/AuthLink';
import { Form } from '../parts/Form';
import { LinkButton } from '../parts/LinkButton';
import { TextField } from '../parts/TextField';
import { useTexts } from '../texts';
import { usePasskeySignIn } from './usePasskeySignIn';

// Fetched when a factor is due, with its messages: whoever has none signs in without it.
const FactorStep = lazy(async () => ({ default: (await import('./others')).FactorStep }));

/** The sign-in page; opens the portal's page named by `?return` once a user is signed in. */
export function LoginPage() {
  const { say } = useTexts();
  const { user } = useSession();
  const { openPortal, fetchPortal, demonstration } = useEntry();
  const { search } = useAddress();
  const { field, due, setDue, ...form } = useSignInForm();
  const passkey = usePasskeySignIn();

  useEffect(() => {
    if (user !== undefined) openPortal(returnPath(new URLSearchParams(search).get('return')));
  }, [user, search, openPortal]);

  if (due !== undefined) {
    return (
      <Suspense>
        <FactorStep due={due} isDone={user !== undefined} onRestart={() => setDue(undefined)} />
        {demonstration && <demonstration.FactorCode person={demonstration.withFactor} now={demonstration.now} />}
      </Suspense>
    );
  }
  const signIn = (
    <>
      <AuthHeading title={say('auth.login.title')} />
      {/* The form stays busy until the portal's document is loaded. */}
      <Form
        {...form}
        problem={form.problem ?? passkey.problem}
        isBusy={form.isBusy || user !== undefined}
        submitLabel={say('auth.login.submit')}
      >
        <TextField
          {...field('username')}
          label={say('auth.username')}
          autoComplete="username webauthn"
          onInput={fetchPortal}
        />
        <TextField
          {...field('password')}
          type="password"
          label={say('auth.password')}
          autoComplete="current-password"
          onInput={fetchPortal}
        />
      </Form>
      {passkey.ask !== undefined && (
        <p className="ways">
          <LinkButton onClick={passkey.ask}>{say('auth.login.passkey')}</LinkButton>
        </p>
      )}
      <p className="ways">
        <AuthLink to="/auth/forgot-password">{say('auth.login.forgot')}</AuthLink>
        <AuthLink to="/auth/registration">{say('auth.login.register')}</AuthLink>
      </p>
    </>
  );
  if (demonstration === undefined) return signIn;
  return (
    <div className="doors">
      <div>{signIn}</div>
      <demonstration.People {...demonstration} onFactorDue={setDue} />
    </div>
  );
}

/** The path to return to; '/' for anything but a path of this portal, which could be an open redirect. */
function returnPath(path: string | null): string {
  return path !== null && /^\/(?![/\\])/.test(path) ? path : '/';
}
