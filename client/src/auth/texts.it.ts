import { it as light } from '../shared/i18n/lightMessages.it';
import { it as auth } from './messages.it';

/** The Italian messages of the first sign-in page. */
export const messages = { ...light, ...auth };
