import { en as light } from '../shared/i18n/lightMessages.en';
import { en as auth } from './messages.en';

/** The English messages of the first sign-in page. */
export const messages = { ...light, ...auth };
