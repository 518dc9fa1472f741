import type { ReasonParameters } from '@gdd/schema/imports';
import { importReasonTexts } from '@gdd/schema/importTexts';
import type { ImportProblem } from '../../../ground/database/tables/work/imports.js';
import { isCalendarDate } from '../../../ground/domain/text.js';
import { italianDay } from '../../../ground/domain/labels/italianFormats.js';

/** The reason of a problem as an Italian sentence: files and commands have no other language. */
export function reasonSentence({ reason, parameters }: Pick<ImportProblem, 'reason' | 'parameters'>): string {
  const { text, detail } = importReasonTexts[reason];
  return filledIn(detail === undefined ? text : `${text} ${detail}`, parameters);
}

function filledIn(text: string, parameters: ReasonParameters): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(parameters[name] ?? '');
    return isCalendarDate(value) ? italianDay(value) : value;
  });
}
