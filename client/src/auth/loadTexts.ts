import type { MessageLoader } from '../shared/i18n/MessageCatalogue';
import { messages as italian } from './texts.it';

/** Loads the messages of the sign-in pages: the first page's Italian ones are in the entry, the others are fetched. */
export const loadTexts: MessageLoader = async (language, part) => {
  if (part === 'entry') return language === 'it' ? italian : (await import('./texts.en')).messages;
  const messages = part === 'demonstration' ? import('./demonstration/parts') : import('./pages/otherMessages');
  return (await messages)[language];
};
