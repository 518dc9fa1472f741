import { importFailureTexts, importReasonTexts } from '@gdd/schema/importTexts';
import { reasonMessages } from './reasonMessages';

/** What is wrong with rows and files, in the words of the file of errors. */
export const it = reasonMessages(importReasonTexts, importFailureTexts);
