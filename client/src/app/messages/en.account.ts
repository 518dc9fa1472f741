import { en as exports } from '../../features/account/exports/messages.en';
import { en as inboxItems } from '../../features/inbox/itemMessages.en';
import { en as invoicing } from '../../features/account/invoicing/messages.en';

/** The English messages that only the account page and the inbox need. */
export const messages = { ...exports, ...invoicing, ...inboxItems };
