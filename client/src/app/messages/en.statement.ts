import { en as worse } from '../../domain/statements/worseMessages.en';
import { en as worsenings } from '../../domain/worsenings/messages.en';

/** English: what only statements, and the pages of the office, say of what got worse. */
export const messages = { ...worse, ...worsenings };
