import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { Session } from './session';
import type { SessionState, SessionUser } from './SessionStore';

const SessionContext = createContext<Session | undefined>(undefined);

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session's state and what can be done with it. */
export function useSession(): SessionState &
  Pick<Session, 'login' | 'register' | 'logout' | 'refresh' | 'dismiss' | 'start'> {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('useSession needs a SessionProvider above it.');
  const state = useSyncExternalStore(session.store.subscribe, session.store.getState);
  const { login, register, logout, refresh, dismiss, start } = session;
  return { ...state, login, register, logout, refresh, dismiss, start };
}

/** The signed-in user, on pages that the guard opens to nobody else. */
export function useUser(): SessionUser | undefined {
  return useSession().user;
}
