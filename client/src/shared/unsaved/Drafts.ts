/** The key in the tab's storage. */
const draftsKey = 'gdd-drafts';

/** Fields that are never stored, in whatever form they are. */
const secretFields: ReadonlySet<string> = new Set([
  'password',
  'currentPassword',
  'newPassword',
  'repeated',
  'code',
  'secret',
]);

/** Typed values of a form by its fields. */
export type DraftValues = Readonly<Record<string, unknown>>;

/**
 * What the user has typed into forms and not sent, in the tab's storage. It survives a reload and the end of a session;
 * another user of the same tab does not get it.
 */
export class Drafts {
  readonly #storage: Storage;
  readonly #userId: () => string | undefined;

  constructor(storage: Storage, userId: () => string | undefined) {
    this.#storage = storage;
    this.#userId = userId;
  }

  /** The draft of a form; undefined where there is none. */
  get(form: string): DraftValues | undefined {
    return this.#drafts()[form];
  }

  /** Stores what differs from what a form began with; an empty draft is removed. */
  put(form: string, values: DraftValues): void {
    const storable = Object.entries(values).filter(([name, value]) => !secretFields.has(name) && !hasFile(value));
    const others = Object.entries(this.#drafts()).filter(([name]) => name !== form);
    this.#store(storable.length === 0 ? others : [...others, [form, Object.fromEntries(storable)]]);
  }

  remove(form: string): void {
    this.put(form, {});
  }

  /** Removes all drafts, when the user signs out. */
  clear(): void {
    this.#storage.removeItem(draftsKey);
  }

  #store(drafts: readonly (readonly [string, DraftValues])[]): void {
    const userId = this.#userId();
    if (userId === undefined) return;
    if (drafts.length === 0) return this.clear();
    try {
      this.#storage.setItem(draftsKey, JSON.stringify({ userId, drafts: Object.fromEntries(drafts) }));
    } catch {
      // The browser's storage is full: the form itself still has its values.
    }
  }

  #drafts(): Readonly<Record<string, DraftValues>> {
    try {
      const stored = JSON.parse(this.#storage.getItem(draftsKey) ?? 'null') as Partial<Stored> | null;
      return stored?.drafts !== undefined && stored.userId === this.#userId() ? stored.drafts : {};
    } catch {
      // Not JSON, so not written by the portal.
      return {};
    }
  }
}

interface Stored {
  readonly userId: string;
  readonly drafts: Readonly<Record<string, DraftValues>>;
}

/** Whether a value is a chosen file, or has one: it cannot be stored. */
function hasFile(value: unknown): boolean {
  if (value instanceof Blob) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasFile);
}
