import type { MessageLoader } from '../../shared/i18n/LanguageProvider';

/** Fetches a language's messages: a chunk for each, and only the chosen one. */
export const loadMessages: MessageLoader = async (language) => {
  const { messages } = language === 'it' ? await import('./it') : await import('./en');
  return messages;
};
