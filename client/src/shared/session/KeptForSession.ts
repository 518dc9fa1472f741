import { keptStorageKey } from '@gdd/schema/session';

/**
 * The values that the browser keeps beside a session, to be read while no server can be reached: bound to the session's token, so that it is
 * nobody else's, and gone with it.
 */
export class KeptForSession {
  readonly #storage: Storage;
  readonly #token: () => string | undefined;

  constructor(storage: Storage, token: () => string | undefined) {
    this.#storage = storage;
    this.#token = token;
  }

  /** The value of a name; undefined where none was kept in this session. */
  get(name: string): unknown {
    return this.#values()[name];
  }

  put(name: string, value: unknown): void {
    const token = this.#token();
    if (token === undefined) return;
    try {
      const values = { ...this.#values(), [name]: value };
      this.#storage.setItem(keptStorageKey, JSON.stringify({ token, values }));
    } catch {
      // The browser's room is used up: what cannot be kept is read again.
      this.clear();
    }
  }

  clear(): void {
    this.#storage.removeItem(keptStorageKey);
  }

  #values(): Readonly<Record<string, unknown>> {
    try {
      const kept = JSON.parse(this.#storage.getItem(keptStorageKey) ?? 'null') as Partial<Kept> | null;
      return kept?.values !== undefined && kept.token === this.#token() ? kept.values : {};
    } catch {
      // Not this portal's writing.
      return {};
    }
  }
}

interface Kept {
  readonly token: string;
  readonly values: Readonly<Record<string, unknown>>;
}
