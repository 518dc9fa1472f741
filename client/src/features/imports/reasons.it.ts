import { importFailureTexts, importReasonTexts } from '@gdd/schema/importTexts';
import { reasonMessages } from './reasonMessages';

/** The reasons why rows and files are refused, with the texts of the file of errors. */
export const it = reasonMessages(importReasonTexts, importFailureTexts);
