import { it as exports } from '../../features/account/exports/messages.it';
import { it as factors } from '../../features/account/factors/messages.it';
import { it as factor } from '../../domain/account/factorMessages.it';
import { it as enrolment } from '../shell/enrolmentMessages.it';
import { it as stepUp } from '../shell/stepUpMessages.it';
import { it as inboxItems } from '../../features/inbox/itemMessages.it';
import { it as invoicing } from '../../features/account/invoicing/messages.it';

/** The Italian messages that only the account page, the inbox, the second step of a sign-in and the step-up need. */
export const messages = { ...exports, ...factors, ...factor, ...stepUp, ...enrolment, ...invoicing, ...inboxItems };
