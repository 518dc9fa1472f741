import type { it } from './messages.it';

/** The messages of the page of reminders, in English. */
export const en: Readonly<Record<keyof typeof it, string>> = {
  'reminders.run': 'Outcome of the reminders',
  'reminders.all': 'All runs',
  'reminders.export': 'Export outcomes',
  'reminders.subtitle': 'Reminders sent to many dealers in the last seven days, with the outcome of each.',
  'reminders.runs': 'Runs',
  'reminders.runs.none': 'No reminders in the last seven days.',
  'reminders.askedAt': 'Asked on',
  'reminders.askedBy': 'Asked by',
  'reminders.outcomes': 'Outcomes',
  'reminders.asked': 'Asked for on {at} by {name}',
  'reminders.running': 'Being sent: {done} of {total}',
  'reminders.done':
    '{count, plural, =0 {No dealer to remind} =1 {Reminder done for one dealer} other {Reminders done for {total} dealers}}',
  'reminders.progress': 'Reminders sent or settled',
  'reminders.rows': 'Outcome by dealer',
  'reminders.empty': 'No dealer in these reminders',
  'reminders.outcome.all': 'All outcomes',
};
