/** To whom a note goes, and what that receiver lacks for its file: the list of a run, the page and the ZIP ask here. */
import type { SettlementDealerData } from '@gdd/schema/settlements';
import { missingOf, receiverOf, type Receiver } from '../../../ground/domain/settlement/receiver.js';
import type { ChosenNote } from './fileQueries.js';
import { receiverWith } from './receivers.js';
import { allows } from './states.js';

/** The receiver of a note as a file that is prepared now names it. */
export const receiverNow = ({ document, dealer }: ChosenNote): Receiver =>
  receiverOf(receiverWith(document.receiver), receiverWith(dealer));

/**
 * The data that a note lacks for its file. A note whose file is prepared or has left lacks nothing: its receiver is
 * frozen, whatever becomes of the dealer; neither does one that will have none, because it is answered or cancelled.
 */
export const missingNow = (note: ChosenNote): readonly SettlementDealerData[] =>
  allows(note.document, 'prepared') ? missingOf(receiverNow(note)) : [];
