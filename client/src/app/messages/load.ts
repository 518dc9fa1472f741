import type { Language } from '../../shared/i18n/format';
import type { MessageLoader, MessagePart, Messages } from '../../shared/i18n/MessageCatalogue';

type Chunk = () => Promise<{ readonly messages: Messages }>;

const chunks: Readonly<Record<Language, Readonly<Record<MessagePart, Chunk>>>> = {
  it: { entry: () => import('./it'), portal: () => import('./it.portal') },
  en: { entry: () => import('./en'), portal: () => import('./en.portal') },
};

/** Fetches a part of a language's messages: a chunk for each, and only those that are needed. */
export const loadMessages: MessageLoader = async (language, part) => (await chunks[language][part]()).messages;
