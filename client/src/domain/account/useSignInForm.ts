import { useState } from 'react';
import { useSmallForm, type SmallForm } from '../../shared/forms/useSmallForm';
import type { FactorDue, Session } from '../../shared/session/session';
import { useSession } from '../../shared/session/SessionContext';

const rules = { username: { required: true }, password: { required: true } } as const;

/** The sign-in form, and what is due after it. */
interface SignInForm extends SmallForm<{ username: string; password: string }> {
  /** The password was right, and a factor is due; undefined before, and for users without one. */
  readonly due: FactorDue | undefined;
  readonly setDue: (due: FactorDue | undefined) => void;
}

/** The sign-in form of the sign-in page and of the dialog that opens when a session has ended. */
export function useSignInForm(username = ''): SignInForm {
  const login: Session['login'] = useSession().login;
  const [due, setDue] = useState<FactorDue>();
  const form = useSmallForm({
    values: { username, password: '' },
    rules,
    send: async (credentials) => {
      const found = await login(credentials);
      if ('challenge' in found) setDue(found);
    },
  });
  return { ...form, due, setDue };
}
