import type { Permission } from '@gdd/schema/permissions';
import { sessionStorageKey } from '@gdd/schema/session';
import type { Problem } from '../apollo/problem';
import type { SessionUserFragment, SignedInFragment } from './session.generated';
import { StoredForSession } from './StoredForSession';
import { isSessionValid, parseStoredSession, type StoredSession } from './sessionRules';

export type SessionUser = SessionUserFragment;

/** The notice about the session at the top of the page. */
export type SessionNotice = 'expired' | 'endedElsewhere' | 'logoutUnconfirmed';

export interface SessionState {
  readonly user: SessionUser | undefined;
  readonly permissions: readonly Permission[];
  /** Whether the profile is complete: the specification's x-profile header (section 4). */
  readonly profileCompleted: boolean;
  readonly notice: SessionNotice | undefined;
  /**
   * Why the lookup at startup failed. The stored session stays for another try, with the user that the last successful
   * lookup returned.
   */
  readonly startProblem: Problem | undefined;
  /** The session ended while a form is open: the sign-in dialog covers the page. */
  readonly signingInAgain: boolean;
  /** A call requires a recent proof: its dialog covers the page. */
  readonly steppingUp: boolean;
}

/**
 * Called after the end of a user's session. 'signIn': the sign-in page is next; 'home': another user has signed in,
 * whose first page is next; 'guarded': the route's guard redirects by itself.
 */
type EndListener = (next: 'signIn' | 'home' | 'guarded') => void;

interface SessionStoreOptions {
  readonly storage: Storage;
  /** The clock, in milliseconds. */
  readonly now: () => number;
  /** The permissions of a user; default: none, for the sign-in pages, which need none. */
  readonly permissionsOf?: (user: SessionUser) => readonly Permission[];
}

const nobody: SessionState = {
  user: undefined,
  permissions: [],
  profileCompleted: false,
  notice: undefined,
  startProblem: undefined,
  signingInAgain: false,
  steppingUp: false,
};

/** A dialog over the page whose outcome several calls may wait for: it opens once for all of them. */
class Prompt {
  #waiting: { promise: Promise<boolean>; settle: (isDone: boolean) => void } | undefined;

  /** @returns the promise of the outcome, and whether the dialog has to be opened */
  open(): { promise: Promise<boolean>; isNew: boolean } {
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
 * The signed-in user and the token: the state of section 4 of the specification, without the network. The token is also
 * in memory, so that this tab's user never sends the token of a login in another tab.
 */
export class SessionStore {
  readonly #storage: Storage;
  /** The clock; milliseconds. */
  readonly now: () => number;
  readonly #permissionsOf: (user: SessionUser) => readonly Permission[];
  readonly #listeners = new Set<() => void>();
  readonly #endListeners = new Set<EndListener>();
  /** The values that the browser stores until the session ends. */
  readonly stored: StoredForSession;
  #state = nobody;
  #stored: StoredSession | undefined;
  #generation = 0;
  readonly #signIn = new Prompt();
  readonly #proof = new Prompt();

  constructor({ storage, now, permissionsOf = () => [] }: SessionStoreOptions) {
    this.#storage = storage;
    this.now = now;
    this.#permissionsOf = permissionsOf;
    this.#stored = parseStoredSession(storage.getItem(sessionStorageKey));
    this.stored = new StoredForSession(storage, () => this.token);
    if (this.token === undefined) this.stored.clear();
  }

  /** The current state; the same object until something changes. */
  readonly getState = (): SessionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Registers a listener of the end of a session, whatever its reason. @returns removes it */
  onEnd(listener: EndListener): () => void {
    this.#endListeners.add(listener);
    return () => this.#endListeners.delete(listener);
  }

  get token(): string | undefined {
    return this.#stored?.api_token;
  }

  /** Grows with every end of a session and change of the user: responses to earlier requests must be dropped. */
  get generation(): number {
    return this.#generation;
  }

  /** Stores a login response if it has an api_token; returns whether it did. */
  accept({ api_token, accessToken, refreshToken, expiresIn, max_age }: SignedInFragment): boolean {
    if (!api_token || accessToken === null || expiresIn === null || max_age === null) return false;
    // Only the specification's fields: the API's response also has `__typename`.
    this.#stored = { api_token, accessToken, refreshToken, expiresIn, max_age };
    this.#storage.setItem(sessionStorageKey, JSON.stringify(this.#stored));
    this.stored.clear();
    return true;
  }

  /** Reads the session that another tab has stored; returns whether there is one. */
  reread(): boolean {
    this.#stored = parseStoredSession(this.#storage.getItem(sessionStorageKey));
    return this.#stored !== undefined;
  }

  /** Sets the user that the lookup has returned. */
  signedIn(user: SessionUser): void {
    this.stored.put('user', user);
    const isSame = this.#setUser(user, undefined);
    this.#signIn.settle(isSame);
    if (!isSame) this.#notifyEnd('home');
  }

  /** Sets the user after a change of the own profile. */
  updateUser(user: SessionUser): void {
    this.stored.put('user', user);
    this.#set({ ...this.#state, user, profileCompleted: user.profileComplete });
  }

  /** Sets the problem of a failed lookup, with the user that the last successful lookup returned. */
  startFailed(problem: Problem): void {
    const user = this.stored.get('user');
    if (!isUser(user)) this.#set({ ...nobody, startProblem: problem });
    else if (!this.#setUser(user, problem)) this.#notifyEnd('home');
  }

  /** Ends the session here and in storage, and notifies the listeners. */
  end(notice?: SessionNotice): void {
    this.#clearStorage();
    this.#forget(notice, 'signIn');
  }

  /** Ends the session that another tab has already removed from storage. */
  endedElsewhere(): void {
    this.#forget('endedElsewhere', 'signIn');
  }

  /**
   * Guards a navigation: with no user, nothing stored or an expired session it ends the session and returns false.
   * Otherwise it computes the permissions again from the last role.
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

  /** Opens the sign-in dialog over the page; resolves to true once signed in again, to false when cancelled. */
  signInAgain(): Promise<boolean> {
    const { promise, isNew } = this.#signIn.open();
    if (isNew) this.#set({ ...this.#state, signingInAgain: true });
    return promise;
  }

  /** Opens the step-up's dialog over the page; resolves to true once the proof is renewed, to false when cancelled. */
  stepUp(): Promise<boolean> {
    const { promise, isNew } = this.#proof.open();
    if (isNew) this.#set({ ...this.#state, steppingUp: true });
    return promise;
  }

  /** Closes the step-up's dialog. @param isProved false: it was cancelled */
  endStepUp(isProved: boolean): void {
    this.#set({ ...this.#state, steppingUp: false });
    this.#proof.settle(isProved);
  }

  /** A call was refused because a second factor is overdue: until it is set up the page shows nothing else. */
  requireFactor(): void {
    const { user } = this.#state;
    if (user === undefined || user.factorDeadline?.isOver) return;
    // the page that follows names no day
    const factorDeadline = { __typename: 'FactorDeadline' as const, lastDay: '', isOver: true };
    this.updateUser({ ...user, factorDeadline });
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

  /** Sets the user; returns false if it is another one than before. */
  #setUser(user: SessionUser, startProblem: Problem | undefined): boolean {
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
    this.#proof.settle(false);
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
