import { en as exports } from '../../features/account/exports/messages.en';
import { en as invoicing } from '../../features/account/invoicing/messages.en';

/** The English messages that only the account page needs. */
export const messages = { ...exports, ...invoicing };
