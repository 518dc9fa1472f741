import { it as light } from '../shared/i18n/lightMessages.it';
import { it as auth } from './messages.it';

/** Italian: what the sign-in pages say. */
export const messages = { ...light, ...auth };
