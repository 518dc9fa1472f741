import { it as worse } from '../../domain/statements/worseMessages.it';
import { it as worsenings } from '../../domain/worsenings/messages.it';

/** Italian: what only statements, and the pages of the office, say of what got worse. */
export const messages = { ...worse, ...worsenings };
