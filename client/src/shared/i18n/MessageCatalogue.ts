import { languageStorageKey } from '@gdd/schema/session';
import { languages, type Language } from './format';

export type Messages = Readonly<Record<string, string>>;

/**
 * The parts that are fetched apart: the messages of every page, those of the pages behind the sign-in alone, of the back
 * office of contents, of the other pages of the administration, of the sign-in pages beside the first, and of the
 * demonstration's sign-in.
 */
export type MessagePart = 'entry' | 'portal' | 'cms' | 'office' | 'otherAuthPages' | 'demonstration';

/** Fetches one part of a language's messages; each is a chunk of its own. */
export type MessageLoader = (language: Language, part: MessagePart) => Promise<Messages>;

/** The chosen language and all of its messages that have been fetched; further parts are added to them. */
interface Spoken {
  readonly language: Language;
  readonly messages: Record<string, string>;
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
  /** The fetches in turn, one after the other, so that a late response never overwrites a newer one. */
  #turn: Promise<void> = Promise.resolve();

  constructor(initial: Spoken, { load, storage }: CatalogueOptions) {
    this.#spoken = initial;
    this.#load = load;
    this.#storage = storage;
  }

  /** Opens in the language stored in the browser, Italian where none is (specification, section 1). */
  static async open(options: CatalogueOptions): Promise<MessageCatalogue> {
    const stored = options.storage.getItem(languageStorageKey);
    const language = languages.find((known) => known === stored) ?? 'it';
    return new MessageCatalogue({ language, messages: { ...(await options.load(language, 'entry')) } }, options);
  }

  /** The present language and its messages; the same object until those that were there change. */
  readonly getSpoken = (): Readonly<Spoken> => this.#spoken;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Fetches a part, unless it is there or on its way. Its messages are added to the loaded ones without a
   * notification: nothing on the screen uses them yet, and it would be rendered again for nothing.
   */
  need(part: MessagePart): Promise<void> {
    const known = this.#parts.get(part);
    if (known !== undefined) return known;
    const fetched = this.#inTurn(async () => {
      const { language, messages } = this.#spoken;
      Object.assign(messages, await this.#load(language, part));
    });
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
    this.#spoken = { language, messages: Object.assign({}, ...parts) as Record<string, string> };
    for (const listener of this.#listeners) listener();
  }
}
