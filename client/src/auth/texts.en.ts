import { en as light } from '../shared/i18n/lightMessages.en';
import { en as auth } from './messages.en';

/** English: what the sign-in pages say. */
export const messages = { ...light, ...auth };
