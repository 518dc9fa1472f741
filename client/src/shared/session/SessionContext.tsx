import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { StoredForSession } from './StoredForSession';
import type { Session } from './session';
import type { SessionState, SessionUser } from './SessionStore';

const SessionContext = createContext<Session | undefined>(undefined);

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The actions of a session for components; the omitted ones are for the portal itself. */
type SessionActions = Omit<Session, 'store' | 'followOtherTabs' | 'settled'>;

/** The session's state and actions. */
export function useSession(): SessionState & SessionActions {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('useSession needs a SessionProvider above it.');
  const { store, ...actions } = session;
  const state = useSyncExternalStore(store.subscribe, store.getState);
  return { ...actions, ...state };
}

/** The values that the browser stores until the session ends. */
export function useStored(): StoredForSession {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('useStored needs a SessionProvider above it.');
  return session.store.stored;
}

/** The signed-in user; undefined between the end of a session and the load of the sign-in page. */
export function useUser(): SessionUser | undefined {
  return useSession().user;
}
