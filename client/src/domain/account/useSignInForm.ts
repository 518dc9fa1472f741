import { useSmallForm, type SmallForm } from '../../shared/forms/useSmallForm';
import type { Session } from '../../shared/session/session';
import { useSession } from '../../shared/session/SessionContext';

const rules = { username: { required: true }, password: { required: true } } as const;

/** The sign-in form of the sign-in page and of the dialog that opens when a session has ended. */
export function useSignInForm(username = ''): SmallForm<{ username: string; password: string }> {
  const login: Session['login'] = useSession().login;
  return useSmallForm({ values: { username, password: '' }, rules, send: login });
}
