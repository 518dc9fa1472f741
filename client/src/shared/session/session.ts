import type { ApolloClient } from '@apollo/client';
import { sessionStorageKey } from '@gdd/schema/session';
import { problemOf, ProblemError } from '../apollo/problem';
import { CurrentUserDocument, LoginDocument, LogoutDocument, RegisterDocument } from './session.generated';
import type { SessionStore, SessionUser } from './SessionStore';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** What a person can do with the session; every action throws what `problemOf` understands. */
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
  /** Gives up signing in again: the session is over, and the open form with it. */
  readonly leave: () => void;
  /** Takes over the own profile as it was just saved. */
  readonly updateUser: (user: SessionUser) => void;
  /** Looks the user up again, whose address was confirmed or who was given a role somewhere else. */
  readonly refresh: () => Promise<void>;
  /** Takes the notice at the top of the page away. */
  readonly dismiss: () => void;
  /** Listens to the other tabs; gives the function that stops it. */
  readonly followOtherTabs: (target: Window) => () => void;
}

interface SessionOptions {
  readonly store: SessionStore;
  readonly client: ApolloClient;
}

/** The session over a store and a client, whose cache is emptied whenever somebody's session is over. */
export function createSession({ store, client }: SessionOptions): Session {
  store.onEnd(() => void client.clearStore());

  const lookUp = async (): Promise<SessionUser | undefined> => {
    const { data } = await client.query({
      query: CurrentUserDocument,
      fetchPolicy: 'no-cache',
      context: { startsSession: true },
    });
    return data?.user ?? undefined;
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
      const problem = problemOf(error) ?? { code: 'INTERNAL_SERVER_ERROR' };
      // A portal that cannot be reached is no reason to sign anybody out.
      if (problem.code === 'UNAUTHENTICATED') store.end('expired');
      else store.startFailed(problem);
    }
  };

  const login = async ({ username, password }: Credentials): Promise<SessionUser> => {
    const { data } = await client
      .mutate({
        mutation: LoginDocument,
        variables: { username, password },
        fetchPolicy: 'no-cache',
        context: { startsSession: true, anonymous: true },
      })
      .catch((error: unknown) => {
        throw asLoginFailure(error);
      });
    if (!data || !store.accept(data.login)) throw new ProblemError({ code: 'UPSTREAM_INVALID' });
    return enter();
  };

  const register = async (credentials: Credentials, idempotencyKey: string): Promise<SessionUser> => {
    await client.mutate({
      mutation: RegisterDocument,
      variables: { input: { ...credentials }, idempotencyKey },
      fetchPolicy: 'no-cache',
      context: { startsSession: true, anonymous: true },
    });
    return login(credentials);
  };

  const refresh = async (): Promise<void> => {
    const { user: before } = store.getState();
    if (before === undefined) return;
    // what stands on the page is as good as before where nobody answers
    const answer = await client.query({ query: CurrentUserDocument, fetchPolicy: 'no-cache' }).catch(() => undefined);
    const user = answer?.data?.user ?? undefined;
    if (user !== undefined && user.id === store.getState().user?.id) store.updateUser(user);
  };

  const revoke = async (token: string): Promise<void> => {
    const generation = store.generation;
    try {
      await client.mutate({
        mutation: LogoutDocument,
        fetchPolicy: 'no-cache',
        context: { bearer: token, startsSession: true, fetchOptions: { keepalive: true } },
      });
    } catch (error) {
      // An unauthenticated answer means that the session was over already, which is what was asked for.
      if (problemOf(error)?.code !== 'UNAUTHENTICATED' && store.generation === generation) {
        store.notify('logoutUnconfirmed');
      }
    }
  };

  const logout = (): void => {
    const { token } = store;
    store.end();
    if (token !== undefined) void revoke(token);
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
    leave: () => store.end('expired'),
    updateUser: (user) => store.updateUser(user),
    refresh,
    dismiss: () => store.notify(undefined),
    followOtherTabs,
  };
}

/** At the login an unauthenticated answer has one meaning, whether or not its reason is named. */
function asLoginFailure(error: unknown): unknown {
  const problem = problemOf(error);
  return problem?.code === 'UNAUTHENTICATED' ? new ProblemError({ ...problem, reason: 'wrongCredentials' }) : error;
}
