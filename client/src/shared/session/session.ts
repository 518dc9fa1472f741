import { sessionStorageKey } from '@gdd/schema/session';
import type { Send } from '../apollo/send';
import { problemOf, thrownProblem, ProblemError } from '../apollo/problem';
import { CurrentUserDocument, LoginDocument, LogoutDocument, RegisterDocument } from './session.generated';
import type { SessionStore, SessionUser } from './SessionStore';

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** The actions of a session; every one throws errors that `problemOf` understands. */
export interface Session {
  readonly store: SessionStore;
  /** Looks up the stored token's user; without a token there is no user. The app waits for it before it starts. */
  readonly start: () => Promise<void>;
  /** Signs in; the login response is stored only if it has api_token, then the user is fetched by it. */
  readonly login: (credentials: Credentials) => Promise<SessionUser>;
  /** Registers and signs in with the same credentials. */
  readonly register: (credentials: Credentials, idempotencyKey: string) => Promise<SessionUser>;
  /** Ends the session here at once, in the other tabs by the storage, on the server without waiting for it. */
  readonly logout: () => void;
  /** Waits a little for the server's word on a logout; a notice tells where none has come. */
  readonly settled: () => Promise<void>;
  /** Gives up signing in again: the session is over, and the open form with it. */
  readonly leave: () => void;
  /** The password that a call wants anew was confirmed, or not. */
  readonly passwordAnswered: (isConfirmed: boolean) => void;
  /** Takes over the own profile as it was just saved. */
  readonly updateUser: (user: SessionUser) => void;
  /** Looks the user up again, whose address was confirmed or who was given a role somewhere else. */
  readonly refresh: () => Promise<void>;
  /** Takes the notice at the top of the page away. */
  readonly dismiss: () => void;
  /** The clock by which sessions end; milliseconds. */
  readonly now: () => number;
  /** Listens to the other tabs; gives the function that stops it. */
  readonly followOtherTabs: (target: Window) => () => void;
}

interface SessionOptions {
  readonly store: SessionStore;
  readonly send: Send;
}

/** Milliseconds for which whoever logs out waits to hear from the portal that it has ended the session. */
const logoutPatience = 700;

/** The session over a store and a way to ask the gateway: the one of the portal and of the sign-in pages. */
export function createSession({ store, send }: SessionOptions): Session {
  let revoked: Promise<unknown> = Promise.resolve();

  const lookUp = async (): Promise<SessionUser | undefined> => {
    const { user } = await send(CurrentUserDocument, {}, { startsSession: true });
    return user ?? undefined;
  };

  const enter = async (): Promise<SessionUser> => {
    const user = await lookUp();
    if (user === undefined) {
      store.end();
      throw new ProblemError({ code: 'UNAUTHENTICATED' });
    }
    store.signedIn(user);
    return user;
  };

  const start = async (): Promise<void> => {
    if (store.token === undefined) return;
    try {
      await enter();
    } catch (error) {
      const problem = thrownProblem(error);
      // A portal that cannot be reached is no reason to sign anybody out.
      if (problem.code === 'UNAUTHENTICATED') store.end('expired');
      else store.startFailed(problem);
    }
  };

  const login = async ({ username, password }: Credentials): Promise<SessionUser> => {
    const response = await send(LoginDocument, { username, password }, { startsSession: true, anonymous: true }).catch(
      (error: unknown) => {
        throw asLoginFailure(error);
      },
    );
    if (!store.accept(response.login)) throw new ProblemError({ code: 'UPSTREAM_INVALID' });
    return enter();
  };

  const register = async (credentials: Credentials, idempotencyKey: string): Promise<SessionUser> => {
    const variables = { input: { ...credentials }, idempotencyKey };
    await send(RegisterDocument, variables, { startsSession: true, anonymous: true });
    return login(credentials);
  };

  const refresh = async (): Promise<void> => {
    const { user: before } = store.getState();
    if (before === undefined) return;
    // what stands on the page is as good as before where nobody answers
    const response = await send(CurrentUserDocument, {}).catch(() => undefined);
    const user = response?.user ?? undefined;
    if (user !== undefined && user.id === store.getState().user?.id) store.updateUser(user);
  };

  const revoke = async (token: string): Promise<void> => {
    const generation = store.generation;
    try {
      await send(LogoutDocument, {}, { bearer: token, startsSession: true, keepalive: true });
    } catch (error) {
      // An unauthenticated response means that the session was over already, which is what was asked for.
      if (problemOf(error)?.code !== 'UNAUTHENTICATED' && store.generation === generation) {
        store.notify('logoutUnconfirmed');
      }
    }
  };

  const logout = (): void => {
    const { token } = store;
    // Sent once the session is over here, in the same moment; whoever leaves the page asks how it went.
    if (token !== undefined) revoked = Promise.resolve().then(() => revoke(token));
    store.end();
  };

  const settled = async (): Promise<void> => {
    let isSettled = false;
    const patience = new Promise((resolve) => setTimeout(resolve, logoutPatience));
    await Promise.race([revoked.then(() => (isSettled = true)), patience]);
    if (!isSettled) store.notify('logoutUnconfirmed');
  };

  const followStorage = (event: StorageEvent): void => {
    if (event.key !== null && event.key !== sessionStorageKey) return;
    const before = store.token;
    if (!store.reread()) {
      if (store.getState().user !== undefined) store.endedElsewhere();
    } else if (store.token !== before) void start();
  };

  const followOtherTabs = (target: Window): (() => void) => {
    target.addEventListener('storage', followStorage);
    return () => target.removeEventListener('storage', followStorage);
  };

  return {
    store,
    start,
    login,
    register,
    logout,
    settled,
    leave: () => store.end('expired'),
    passwordAnswered: (isConfirmed) => store.passwordAnswered(isConfirmed),
    updateUser: (user) => store.updateUser(user),
    refresh,
    dismiss: () => store.notify(undefined),
    now: () => store.now(),
    followOtherTabs,
  };
}

/** At the login an unauthenticated response has one meaning, whether or not its reason is named. */
function asLoginFailure(error: unknown): unknown {
  const problem = problemOf(error);
  return problem?.code === 'UNAUTHENTICATED' ? new ProblemError({ ...problem, reason: 'wrongCredentials' }) : error;
}
