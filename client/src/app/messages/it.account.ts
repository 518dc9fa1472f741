import { it as exports } from '../../features/account/exports/messages.it';
import { it as inboxItems } from '../../features/inbox/itemMessages.it';
import { it as invoicing } from '../../features/account/invoicing/messages.it';

/** The Italian messages that only the account page and the inbox need. */
export const messages = { ...exports, ...invoicing, ...inboxItems };
