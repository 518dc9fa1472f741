import { rememberedStorageKey } from '@gdd/schema/session';

/**
 * The values that the browser keeps beside a session, to be read while no server can be reached: bound to the session's token, so that it is
 * nobody else's, and gone with it.
 */
export class StoredForSession {
  readonly #storage: Storage;
  readonly #token: () => string | undefined;

  constructor(storage: Storage, token: () => string | undefined) {
    this.#storage = storage;
    this.#token = token;
  }

  /** The value of a name; undefined where none was stored in this session. */
  get(name: string): unknown {
    return this.#values()[name];
  }

  put(name: string, value: unknown): void {
    const token = this.#token();
    if (token === undefined) return;
    try {
      const values = { ...this.#values(), [name]: value };
      this.#storage.setItem(rememberedStorageKey, JSON.stringify({ token, values }));
    } catch {
      // The browser's storage is full: what cannot be stored is read again.
      this.clear();
    }
  }

  clear(): void {
    this.#storage.removeItem(rememberedStorageKey);
  }

  #values(): Readonly<Record<string, unknown>> {
    try {
      const stored = JSON.parse(this.#storage.getItem(rememberedStorageKey) ?? 'null') as Partial<Stored> | null;
      return stored?.values !== undefined && stored.token === this.#token() ? stored.values : {};
    } catch {
      // Not this portal's writing.
      return {};
    }
  }
}

interface Stored {
  readonly token: string;
  readonly values: Readonly<Record<string, unknown>>;
}
