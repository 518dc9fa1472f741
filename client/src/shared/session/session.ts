import { instantOn } from '@gdd/schema/programmeInstant';
import { sessionStorageKey } from '@gdd/schema/session';
import type { Send } from '../apollo/send';
import { problemOf, thrownProblem, ProblemError } from '../apollo/problem';
import type { PasskeyAssertionInput, SignInFactor } from '../apollo/schema.generated';
import {
  CurrentUserDocument,
  LoginDocument,
  LoginFactorDocument,
  LogoutDocument,
  RegisterDocument,
  type PasskeyAskedFragment,
  type SignedInFragment,
} from './session.generated';
import type { SessionStore, SessionUser } from './SessionStore';

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** A sign-in whose password was right, and that waits for a factor. */
export interface FactorDue {
  readonly challenge: string;
  readonly factors: readonly SignInFactor[];
  /** What the browser is asked for; null for a user without a passkey. */
  readonly passkey: PasskeyAskedFragment | null;
}

/** An answer to `FactorDue`: one of the three. */
export interface FactorAnswer {
  readonly challenge: string;
  /** Of an authenticator app. */
  readonly code?: string;
  readonly recoveryCode?: string;
  /** What a passkey signed. */
  readonly assertion?: PasskeyAssertionInput;
}

/** The actions of a session; all throw errors that `problemOf` converts. */
export interface Session {
  readonly store: SessionStore;
  /** Looks up the stored token's user; without a token there is no user. The app waits for it before it starts. */
  readonly start: () => Promise<void>;
  /**
   * Signs in; the login response is stored only if it has api_token, then the user is fetched by it. Of a user with a
   * second factor, what is due is returned in the place of the user.
   */
  readonly login: (credentials: Credentials) => Promise<SessionUser | FactorDue>;
  /** Completes a sign-in that a factor was due for. */
  readonly answerFactor: (answer: FactorAnswer) => Promise<SessionUser>;
  /** Registers and signs in with the same credentials. */
  readonly register: (credentials: Credentials, idempotencyKey: string) => Promise<SessionUser | FactorDue>;
  /** Ends the session here at once, in the other tabs by the storage, and on the server without waiting for it. */
  readonly logout: () => void;
  /** Waits briefly for the server's response to a logout; without one, sets a notice. */
  readonly settled: () => Promise<void>;
  /** Cancels signing in again: the session ends, and the open form is lost. */
  readonly leave: () => void;
  /** Closes the step-up's dialog, with the proof renewed or not. */
  readonly endStepUp: (isProved: boolean) => void;
  /** Sets the user after a change of the own profile. */
  readonly updateUser: (user: SessionUser) => void;
  /** Looks the user up again, after a change elsewhere, such as a confirmed address or a new role. */
  readonly refresh: () => Promise<void>;
  /** Removes the notice at the top of the page. */
  readonly dismiss: () => void;
  /** The programme's instant, in milliseconds: what pages show as now, and measure ages by. */
  readonly now: () => number;
  /** Follows logins and logouts in other tabs; returns the function that stops it. */
  readonly followOtherTabs: (target: Window) => () => void;
}

interface SessionOptions {
  readonly store: SessionStore;
  readonly send: Send;
}

/** Milliseconds to wait for the response to a logout before the page is left. */
const logoutTimeout = 700;

/** Makes the session of the portal and of the sign-in pages, which send their requests differently. */
export function createSession({ store, send }: SessionOptions): Session {
  let revocation: Promise<unknown> = Promise.resolve();

  const lookUp = async (): Promise<SessionUser | undefined> => {
    const { user } = await send(CurrentUserDocument, {}, { startsSession: true });
    return user ?? undefined;
  };

  const fetchSignedInUser = async (): Promise<SessionUser> => {
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
      await fetchSignedInUser();
    } catch (error) {
      const problem = thrownProblem(error);
      // A server that cannot be reached does not end the session.
      if (problem.code === 'UNAUTHENTICATED') store.end('expired');
      else store.startFailed(problem);
    }
  };

  const login = async ({ username, password }: Credentials): Promise<SessionUser | FactorDue> => {
    const response = await send(LoginDocument, { username, password }, { startsSession: true, anonymous: true }).catch(
      (error: unknown) => {
        throw asLoginFailure(error);
      },
    );
    const { challenge, factors, passkey } = response.login;
    if (challenge !== null) return { challenge, factors: factors ?? [], passkey };
    return open(response.login);
  };

  const open = (response: SignedInFragment): Promise<SessionUser> => {
    if (!store.accept(response)) throw new ProblemError({ code: 'UPSTREAM_INVALID' });
    return fetchSignedInUser();
  };

  const answerFactor = async (answer: FactorAnswer): Promise<SessionUser> => {
    const response = await send(LoginFactorDocument, answer, { startsSession: true, anonymous: true });
    return open(response.loginFactor);
  };

  const register = async (credentials: Credentials, idempotencyKey: string): Promise<SessionUser | FactorDue> => {
    const variables = { input: { ...credentials }, idempotencyKey };
    await send(RegisterDocument, variables, { startsSession: true, anonymous: true });
    return login(credentials);
  };

  const refresh = async (): Promise<void> => {
    const { user: before } = store.getState();
    if (before === undefined) return;
    // after a failure, the user stays as it was
    const response = await send(CurrentUserDocument, {}).catch(() => undefined);
    const user = response?.user ?? undefined;
    if (user !== undefined && user.id === store.getState().user?.id) store.updateUser(user);
  };

  const revoke = async (token: string): Promise<void> => {
    const generation = store.generation;
    try {
      await send(LogoutDocument, {}, { bearer: token, startsSession: true, keepalive: true });
    } catch (error) {
      // An unauthenticated response means that the session had already ended, so the logout is complete.
      if (problemOf(error)?.code !== 'UNAUTHENTICATED' && store.generation === generation) {
        store.notify('logoutUnconfirmed');
      }
    }
  };

  const logout = (): void => {
    const { token } = store;
    // Sent in a microtask, after the session has ended here; `settled` waits for the response.
    if (token !== undefined) revocation = Promise.resolve().then(() => revoke(token));
    store.end();
  };

  const settled = async (): Promise<void> => {
    let isSettled = false;
    const timeout = new Promise((resolve) => setTimeout(resolve, logoutTimeout));
    await Promise.race([revocation.then(() => (isSettled = true)), timeout]);
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
    answerFactor,
    register,
    logout,
    settled,
    leave: () => store.end('expired'),
    endStepUp: (isProved) => store.endStepUp(isProved),
    updateUser: (user) => store.updateUser(user),
    refresh,
    dismiss: () => store.notify(undefined),
    now: () => {
      const day = store.getState().user?.programmeDay ?? null;
      return day === null ? store.now() : instantOn(day, new Date(store.now())).getTime();
    },
    followOtherTabs,
  };
}

/** The error of a login: an unauthenticated response means wrong credentials, also without a reason. */
function asLoginFailure(error: unknown): unknown {
  const problem = problemOf(error);
  return problem?.code === 'UNAUTHENTICATED' ? new ProblemError({ ...problem, reason: 'wrongCredentials' }) : error;
}
