import { languageStorageKey } from '@gdd/schema/session';
import { languages, type Language } from './format';

export type Messages = Readonly<Record<string, string>>;

/**
 * The parts of the messages, each fetched separately: `entry` for every page, `portal` for the signed-in pages, `statement`
 * for what statements say of terms that got worse, `cms`
 * for the editor of contents, `office` for the other pages of the administration, `reports` for those of reports and
 * analytics, `account` for the account page alone, `otherAuthPages` for the sign-in pages besides the login page, and `demonstration` for the demonstration's sign-in page.
 */
export type MessagePart =
  'entry' | 'portal' | 'statement' | 'cms' | 'office' | 'reports' | 'account' | 'otherAuthPages' | 'demonstration';

/** Fetches one part of a language's messages; each is a chunk of its own. */
export type MessageLoader = (language: Language, part: MessagePart) => Promise<Messages>;

/** The chosen language and its messages that are loaded; further parts are added to them. */
interface LoadedMessages {
  readonly language: Language;
  readonly messages: Record<string, string>;
}

interface CatalogueOptions {
  readonly load: MessageLoader;
  readonly storage: Storage;
}

/** The messages of the portal in the chosen language, fetched part by part as pages need them. */
export class MessageCatalogue {
  readonly #load: MessageLoader;
  readonly #storage: Storage;
  readonly #parts = new Map<MessagePart, Promise<void>>([['entry', Promise.resolve()]]);
  readonly #listeners = new Set<() => void>();
  #current: LoadedMessages;
  /** The fetches run one after the other, so that a late response never overwrites a newer one. */
  #queue: Promise<void> = Promise.resolve();

  constructor(initial: LoadedMessages, { load, storage }: CatalogueOptions) {
    this.#current = initial;
    this.#load = load;
    this.#storage = storage;
  }

  /** Opens in the language stored in the browser; default: Italian (specification, section 1). */
  static async open(options: CatalogueOptions): Promise<MessageCatalogue> {
    const stored = options.storage.getItem(languageStorageKey);
    const language = languages.find((known) => known === stored) ?? 'it';
    return new MessageCatalogue({ language, messages: { ...(await options.load(language, 'entry')) } }, options);
  }

  /** The current language and its messages; another object only when loaded messages change. */
  readonly getCurrent = (): Readonly<LoadedMessages> => this.#current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Fetches a part, unless it is loaded or being fetched. Its messages are added to the loaded ones without a
   * notification: nothing on the screen uses them yet, and it would be rendered again for nothing.
   */
  need(part: MessagePart): Promise<void> {
    const known = this.#parts.get(part);
    if (known !== undefined) return known;
    const fetched = this.#enqueue(async () => {
      const { language, messages } = this.#current;
      Object.assign(messages, await this.#load(language, part));
    });
    this.#parts.set(part, fetched);
    // After a failure, the next call fetches the part again.
    fetched.catch(() => this.#parts.delete(part));
    return fetched;
  }

  /** Switches once the messages are loaded, and stores the choice in the browser. */
  async setLanguage(language: Language): Promise<void> {
    await this.#enqueue(() => this.#switchTo(language));
    this.#storage.setItem(languageStorageKey, language);
  }

  /** Loads the parts again: in development, the message files may have been edited. */
  renew(): Promise<void> {
    return this.#enqueue(() => this.#switchTo(this.#current.language));
  }

  #enqueue(action: () => Promise<void>): Promise<void> {
    const result = this.#queue.then(action);
    // The caller gets the failure; the queue goes on after it.
    this.#queue = result.catch(() => undefined);
    return result;
  }

  async #switchTo(language: Language): Promise<void> {
    const parts = await Promise.all([...this.#parts.keys()].map((part) => this.#load(language, part)));
    this.#current = { language, messages: Object.assign({}, ...parts) as Record<string, string> };
    for (const listener of this.#listeners) listener();
  }
}
