import { en as exports } from '../../features/account/exports/messages.en';
import { en as factors } from '../../features/account/factors/messages.en';
import { en as factor } from '../../domain/account/factorMessages.en';
import { en as enrolment } from '../shell/enrolmentMessages.en';
import { en as stepUp } from '../shell/stepUpMessages.en';
import { en as inboxItems } from '../../features/inbox/itemMessages.en';
import { en as invoicing } from '../../features/account/invoicing/messages.en';

/** The English messages that only the account page, the inbox, the second step of a sign-in and the step-up need. */
export const messages = { ...exports, ...factors, ...factor, ...stepUp, ...enrolment, ...invoicing, ...inboxItems };
