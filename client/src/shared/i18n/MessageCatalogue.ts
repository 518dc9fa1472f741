import { languageStorageKey } from '@gdd/schema/session';
import { languages, type Language } from './format';

export type Messages = Readonly<Record<string, string>>;

/**
 * What is fetched apart: what each page says, what only the pages behind the sign-in say, what only the back office of
 * contents says, what only the other pages of the administration say, and what the sign-in pages beside the first say.
 */
export type MessagePart = 'entry' | 'portal' | 'cms' | 'office' | 'otherAuthPages';

/** Fetches one part of a language's messages; each is a chunk of its own. */
export type MessageLoader = (language: Language, part: MessagePart) => Promise<Messages>;

/** The chosen language and all of its messages that have been fetched. */
export interface Spoken {
  readonly language: Language;
  readonly messages: Messages;
}

interface CatalogueOptions {
  readonly load: MessageLoader;
  readonly storage: Storage;
}

/** The messages of the portal: the chosen language, part by part as pages need them. */
export class MessageCatalogue {
  readonly #load: MessageLoader;
  readonly #storage: Storage;
  readonly #parts = new Map<MessagePart, Promise<void>>([['entry', Promise.resolve()]]);
  readonly #listeners = new Set<() => void>();
  #spoken: Spoken;
  /** What is being fetched: one after the other, so that a late answer never overwrites a newer one. */
  #turn: Promise<void> = Promise.resolve();

  constructor(initial: Spoken, { load, storage }: CatalogueOptions) {
    this.#spoken = initial;
    this.#load = load;
    this.#storage = storage;
  }

  /** Speaks the language kept in the browser, Italian where none is (specification, section 1). */
  static async open(options: CatalogueOptions): Promise<MessageCatalogue> {
    const stored = options.storage.getItem(languageStorageKey);
    const language = languages.find((known) => known === stored) ?? 'it';
    return new MessageCatalogue({ language, messages: await options.load(language, 'entry') }, options);
  }

  /** What is spoken now; the same object until something changes. */
  readonly getSpoken = (): Spoken => this.#spoken;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Fetches a part, unless it is there or on its way. */
  need(part: MessagePart): Promise<void> {
    const known = this.#parts.get(part);
    if (known !== undefined) return known;
    const fetched = this.#inTurn(() => this.#speak(this.#spoken.language));
    this.#parts.set(part, fetched);
    fetched.catch(() => this.#parts.delete(part));
    return fetched;
  }

  /** Switches when the messages are there, and keeps the choice in the browser. */
  async setLanguage(language: Language): Promise<void> {
    await this.#inTurn(() => this.#speak(language));
    this.#storage.setItem(languageStorageKey, language);
  }

  /** Speaks the parts as they are now: in development a catalogue is edited while it is spoken. */
  renew(): Promise<void> {
    return this.#inTurn(() => this.#speak(this.#spoken.language));
  }

  #inTurn(action: () => Promise<void>): Promise<void> {
    const result = this.#turn.then(action);
    this.#turn = result.catch(() => undefined);
    return result;
  }

  async #speak(language: Language): Promise<void> {
    const parts = await Promise.all([...this.#parts.keys()].map((part) => this.#load(language, part)));
    this.#spoken = { language, messages: Object.assign({}, ...parts) as Messages };
    for (const listener of this.#listeners) listener();
  }
}
