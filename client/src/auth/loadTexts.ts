import type { MessageLoader } from '../shared/i18n/MessageCatalogue';
import { messages as italian } from './texts.it';

/** Fetches what the sign-in pages say: the Italian of the first is there with the page, the rest when it is needed. */
export const loadTexts: MessageLoader = async (language, part) => {
  if (part === 'entry') return language === 'it' ? italian : (await import('./texts.en')).messages;
  const messages = part === 'demonstration' ? import('./demonstration/parts') : import('./pages/otherMessages');
  return (await messages)[language];
};
