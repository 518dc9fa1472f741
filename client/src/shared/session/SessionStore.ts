import type { Permission } from '@gdd/schema/permissions';
import { sessionStorageKey } from '@gdd/schema/session';
import type { Problem } from '../apollo/problem';
import type { SessionUserFragment } from './session.generated';
import { StoredForSession } from './StoredForSession';
import { isSessionValid, parseStoredSession, type StoredSession } from './sessionRules';

export type SessionUser = SessionUserFragment;

/** The notice about the session at the top of the page. */
export type SessionNotice = 'expired' | 'endedElsewhere' | 'logoutUnconfirmed';

export interface SessionState {
  readonly user: SessionUser | undefined;
  readonly permissions: readonly Permission[];
  /** The lookup's x-profile header was there (specification, section 4). */
  readonly profileCompleted: boolean;
  readonly notice: SessionNotice | undefined;
  /**
   * Why the lookup at startup has not answered; the stored session stays for another try, and its user is the one
   * that the session was last known to have.
   */
  readonly startProblem: Problem | undefined;
  /** The session ended while a form is open: the sign-in dialog stands over the page. */
  readonly signingInAgain: boolean;
  /** A call wants the password anew: its dialog stands over the page. */
  readonly confirmingPassword: boolean;
}

/** Runs after the end: leaves for the sign-in page or, as the next person, for home; a guard redirects by itself. */
type EndListener = (next: 'signIn' | 'home' | 'guarded') => void;

interface SessionStoreOptions {
  readonly storage: Storage;
  /** The clock, in milliseconds. */
  readonly now: () => number;
  /** The permissions of a user; none where nobody asks, as on the sign-in pages. */
  readonly permissionsOf?: (user: SessionUser) => readonly Permission[];
}

const nobody: SessionState = {
  user: undefined,
  permissions: [],
  profileCompleted: false,
  notice: undefined,
  startProblem: undefined,
  signingInAgain: false,
  confirmingPassword: false,
};

/** Something that is asked over the page, once for all who wait for it. */
class Question {
  #waiting: { promise: Promise<boolean>; settle: (isDone: boolean) => void } | undefined;

  /** @returns the promise, and whether it is asked only now */
  ask(): { promise: Promise<boolean>; isNew: boolean } {
    if (this.#waiting !== undefined) return { promise: this.#waiting.promise, isNew: false };
    let settle: (isDone: boolean) => void = () => undefined;
    const promise = new Promise<boolean>((resolve) => (settle = resolve));
    this.#waiting = { promise, settle };
    return { promise, isNew: true };
  }

  settle(isDone: boolean): void {
    this.#waiting?.settle(isDone);
    this.#waiting = undefined;
  }
}

/**
 * Who is signed in, and the token: the state of section 4 of the specification, without the network. The token is
 * in memory beside the storage, so that another tab's login never lends its token to this tab's user.
 */
export class SessionStore {
  readonly #storage: Storage;
  /** The clock; milliseconds. */
  readonly now: () => number;
  readonly #permissionsOf: (user: SessionUser) => readonly Permission[];
  readonly #listeners = new Set<() => void>();
  readonly #endListeners = new Set<EndListener>();
  /** The values that this browser keeps for as long as the session lasts. */
  readonly stored: StoredForSession;
  #state = nobody;
  #stored: StoredSession | undefined;
  #generation = 0;
  readonly #signIn = new Question();
  readonly #password = new Question();

  constructor({ storage, now, permissionsOf = () => [] }: SessionStoreOptions) {
    this.#storage = storage;
    this.now = now;
    this.#permissionsOf = permissionsOf;
    this.#stored = parseStoredSession(storage.getItem(sessionStorageKey));
    this.stored = new StoredForSession(storage, () => this.token);
    if (this.token === undefined) this.stored.clear();
  }

  /** The state as it stands; the same object until something changes. */
  readonly getState = (): SessionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Registers a listener that is called when a session ends, for whatever reason. */
  onEnd(listener: EndListener): () => void {
    this.#endListeners.add(listener);
    return () => this.#endListeners.delete(listener);
  }

  get token(): string | undefined {
    return this.#stored?.api_token;
  }

  /** Grows with every other person at the keyboard: a response asked for in an earlier one is nobody's. */
  get generation(): number {
    return this.#generation;
  }

  /** Stores a login response, only if it has an api_token; says whether it did. */
  accept({ api_token, accessToken, refreshToken, expiresIn, max_age }: StoredSession): boolean {
    if (!api_token) return false;
    // Only the fields that the specification names: the API's response has the name of its type beside them.
    this.#stored = { api_token, accessToken, refreshToken, expiresIn, max_age };
    this.#storage.setItem(sessionStorageKey, JSON.stringify(this.#stored));
    this.stored.clear();
    return true;
  }

  /** Takes over what another tab has stored; says whether anything is there. */
  reread(): boolean {
    this.#stored = parseStoredSession(this.#storage.getItem(sessionStorageKey));
    return this.#stored !== undefined;
  }

  /** The user that the lookup has found. */
  signedIn(user: SessionUser): void {
    this.stored.put('user', user);
    const isSame = this.#become(user, undefined);
    this.#signIn.settle(isSame);
    if (!isSame) this.#notifyEnd('home');
  }

  /** The own profile as it was just saved. */
  updateUser(user: SessionUser): void {
    this.stored.put('user', user);
    this.#set({ ...this.#state, user, profileCompleted: user.profileComplete });
  }

  /** Nobody has answered the lookup: the session's user stays who it was when somebody last did. */
  startFailed(problem: Problem): void {
    const user = this.stored.get('user');
    if (!isUser(user)) this.#set({ ...nobody, startProblem: problem });
    else if (!this.#become(user, problem)) this.#notifyEnd('home');
  }

  /** Forgets the session here and in storage, and tells whoever must leave the page. */
  end(notice?: SessionNotice): void {
    this.#clearStorage();
    this.#forget(notice, 'signIn');
  }

  /** Forgets the session that another tab has already taken out of storage. */
  endedElsewhere(): void {
    this.#forget('endedElsewhere', 'signIn');
  }

  /**
   * Guards a navigation: with no user, nothing stored or an expired session it logs out and answers false. Otherwise
   * the permissions are cleared and reloaded from the last role.
   */
  guard(): boolean {
    const { user } = this.#state;
    if (user === undefined || this.#stored === undefined) {
      this.#endAtGuard(undefined);
      return false;
    }
    if (!isSessionValid(user.lastLoginAt, this.#stored.max_age, this.now())) {
      this.#endAtGuard('expired');
      return false;
    }
    const reloaded = this.#permissionsOf(user);
    const same = reloaded.join() === this.#state.permissions.join();
    if (!same) this.#set({ ...this.#state, permissions: reloaded });
    return true;
  }

  /** Asks for the password over the page as it stands; true once signed in again, false when given up. */
  signInAgain(): Promise<boolean> {
    const { promise, isNew } = this.#signIn.ask();
    if (isNew) this.#set({ ...this.#state, signingInAgain: true });
    return promise;
  }

  /** Asks for the password anew over the page as it stands; true once it was confirmed, false when given up. */
  confirmPassword(): Promise<boolean> {
    const { promise, isNew } = this.#password.ask();
    if (isNew) this.#set({ ...this.#state, confirmingPassword: true });
    return promise;
  }

  /** The password was confirmed, or the question given up. */
  passwordAnswered(isConfirmed: boolean): void {
    this.#set({ ...this.#state, confirmingPassword: false });
    this.#password.settle(isConfirmed);
  }

  notify(notice: SessionNotice | undefined): void {
    this.#set({ ...this.#state, notice });
  }

  #endAtGuard(notice: SessionNotice | undefined): void {
    this.#clearStorage();
    this.#forget(notice, 'guarded');
  }

  #clearStorage(): void {
    this.#storage.removeItem(sessionStorageKey);
    this.stored.clear();
  }

  /** Makes somebody the user; false where that is another person than before. */
  #become(user: SessionUser, startProblem: Problem | undefined): boolean {
    const isSame = this.#state.user === undefined || this.#state.user.id === user.id;
    if (!isSame) this.#generation += 1;
    const permissions = this.#permissionsOf(user);
    this.#set({ ...nobody, user, permissions, profileCompleted: user.profileComplete, startProblem });
    return isSame;
  }

  #forget(notice: SessionNotice | undefined, next: 'signIn' | 'guarded'): void {
    const wasSignedIn = this.#state.user !== undefined;
    this.#stored = undefined;
    this.#generation += 1;
    this.#set({ ...nobody, notice: notice ?? this.#state.notice });
    this.#signIn.settle(false);
    this.#password.settle(false);
    if (wasSignedIn) this.#notifyEnd(next);
  }

  #notifyEnd(next: Parameters<EndListener>[0]): void {
    for (const listener of this.#endListeners) listener(next);
  }

  #set(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** Whether what was stored is a user: an earlier version of the portal may have written it. */
function isUser(value: unknown): value is SessionUser {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'username' in value &&
    'member' in value &&
    'roles' in value &&
    Array.isArray(value.roles)
  );
}
