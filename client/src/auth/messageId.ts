import type { it as light } from '../shared/i18n/lightMessages.it';
import type { it as demonstration } from './demonstration/messages.it';
import type { it as first } from './messages.it';
import type { it as others } from './pages/otherMessages.it';

/** The ids of the messages of the sign-in pages. */
export type MessageId = keyof typeof light | keyof typeof first | keyof typeof others | keyof typeof demonstration;
