import { importFailureTexts, importReasonTexts } from '@gdd/schema/importTexts';
import { reasonMessages } from './reasonMessages';

/** The reasons why rows and files are refused, in the words of the file of errors. */
export const it = reasonMessages(importReasonTexts, importFailureTexts);
