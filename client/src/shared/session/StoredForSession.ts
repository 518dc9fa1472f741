import { rememberedStorageKey } from '@gdd/schema/session';

/**
 * Values that the browser stores beside a session, to be read while the server cannot be reached. They are bound to the
 * session's token, so that no other user gets them, and removed with the session.
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
      // The browser's storage is full: without stored values, pages only read from the server.
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
      // Not JSON, so not written by the portal.
      return {};
    }
  }
}

interface Stored {
  readonly token: string;
  readonly values: Readonly<Record<string, unknown>>;
}
