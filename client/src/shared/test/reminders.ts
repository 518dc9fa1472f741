import { HttpResponse, type RequestHandler } from 'msw';
import type { ReminderOutcome } from '../apollo/schema.generated';
import { graphql } from './graphql';

/** The preview of reminders: the number of each outcome, and a mail if one is WAITING. */
export function reminderPreview(outcomes: Partial<Record<ReminderOutcome, number>>) {
  const mail = {
    __typename: 'PreviewedMail',
    businessName: 'Gomme 4',
    subject: 'Campagna «Estate»: da accettare',
    text: 'Buongiorno Gomme 4,\n\nla campagna «Estate» attende di essere accettata.',
  };
  const counts = Object.entries(outcomes).map(([outcome, count]) => ({ __typename: 'ReminderCount', outcome, count }));
  return { __typename: 'ReminderPreview', counts, mail: outcomes.WAITING ? mail : null };
}

/** Returns this preview of reminders to every query. */
export function previewResponse(preview: ReturnType<typeof reminderPreview>): RequestHandler {
  return graphql.query('ReminderPreview', () => HttpResponse.json({ data: { campaignRemindersPreview: preview } }));
}
